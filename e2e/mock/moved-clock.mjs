// Loaded before the app (node --import) by the tests of QA: its clock says what QA_NOW says, goes on from there, and is as much further on as
// the file QA_FORWARDED says, in milliseconds. No part of the product.
import { readFileSync } from 'node:fs';
import { lookAgainAfter } from './forwarded.mjs';

const start = Date.parse(process.env.QA_NOW ?? '') - Date.now();
const file = process.env.QA_FORWARDED;

if (Number.isFinite(start)) {
  const Real = Date;
  let forwarded = 0;
  let lookAgainAt = 0;
  const now = () => {
    if (file && performance.now() >= lookAgainAt) {
      forwarded = Number(readFileSync(file, 'utf8'));
      lookAgainAt = performance.now() + lookAgainAfter;
    }
    return Real.now() + start + forwarded;
  };
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, wanted) => Reflect.construct(target, given.length === 0 ? [now()] : given, wanted),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
