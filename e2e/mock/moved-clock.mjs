// Loaded before the app (node --import) by the tests of QA: its clock says what QA_NOW says, and goes on from there. No part of the product.
const offset = Date.parse(process.env.QA_NOW ?? '') - Date.now();

if (Number.isFinite(offset)) {
  const Real = Date;
  const now = () => Real.now() + offset;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, wanted) => Reflect.construct(target, given.length === 0 ? [now()] : given, wanted),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
