// Weighs pages of a running server; with --check it fails where one is over its bar.
// node scripts/weigh.mjs http://127.0.0.1:3000 [email password] [--check]
import { bare, breachesOf, pages, pageWeight, signIn } from './page-weight.mjs';

const given = process.argv.slice(2).filter((word) => word !== '--check');
const [origin = 'http://127.0.0.1:3000', email = 'jasper@vonk.test', password = 'vonk-demo-2026'] = given;

const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7);
const session = await signIn(origin, email, password);
const breaches = [];

console.log('kibibytes; js gzip (against a bare page), css html messages brotli');
for (const { name, path, signedIn, bars } of pages) {
  const weight = await pageWeight(origin, path(session), signedIn ? session.cookie : '');
  const more = ((weight.javascript - bare) / 1024).toFixed(1);
  console.log(
    `${name.padEnd(16)} ${weight.status} js ${kib(weight.javascript)} (${weight.javascript > bare ? '+' : ''}${more})  css ${kib(weight.css)}  html ${kib(weight.html)}  messages ${kib(weight.messages)}`,
  );
  breaches.push(...breachesOf(name, weight, bars));
}
if (process.argv.includes('--check')) {
  for (const breach of breaches) console.error(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
