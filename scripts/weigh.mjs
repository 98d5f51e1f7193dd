// Weighs pages of a running server: first-load JavaScript and CSS, HTML, and the messages within it. Bars P1 to P5.
// node scripts/weigh.mjs http://127.0.0.1:3000 [email password]
import { brotliCompressSync, gzipSync } from 'node:zlib';

const [origin = 'http://127.0.0.1:3000', email = 'jasper@vonk.test', password = 'vonk-demo-2026'] = process.argv.slice(2);
/** First-load JavaScript of a bare page of the same framework version, gzip, in bytes. */
const bare = 131.9 * 1024;

const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7);
const brotli = (text) => brotliCompressSync(text).length;
const files = new Map();

async function file(url) {
  if (!files.has(url)) files.set(url, Buffer.from(await (await fetch(url)).arrayBuffer()));
  return files.get(url);
}

async function weigh(name, path, cookie = '') {
  const answer = await fetch(origin + path, { headers: { cookie } });
  const html = await answer.text();
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag)).map(([, src]) => src);
  const sheets = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  let javascript = 0;
  for (const src of new Set(scripts)) javascript += gzipSync(await file(new URL(src, origin)), { level: 9 }).length;
  let css = 0;
  for (const href of new Set(sheets)) css += brotli(await file(new URL(href, origin)));
  const flight = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)].map(([, text]) => JSON.parse(text)).join('');
  const messages = [...flight.matchAll(/"messages":(\{.*?\})(?=,"(?:children|locale|now|timeZone|formats)"|\})/g)].map(([, text]) => text).join('');
  console.log(`${name.padEnd(24)} ${String(answer.status).padEnd(4)} js ${kib(javascript)} (${javascript > bare ? '+' : ''}${((javascript - bare) / 1024).toFixed(1)})  css ${kib(css)}  html ${kib(brotli(html))}  messages ${kib(messages ? brotli(messages) : 0)}`);
}

async function signIn() {
  const answer = await fetch(`${origin}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-request-type': 'client' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in gave ${answer.status}`);
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ');
}

console.log('kibibytes; js gzip (against a bare page), css html messages brotli');
await weigh('visitor home', '/');
await weigh('missing page', '/nope');
await weigh('login', '/login');
await weigh('visitor search', '/members');
const cookie = await signIn();
const { members } = await (await fetch(`${origin}/api/members.php`, { headers: { cookie } })).json();
const { chats } = await (await fetch(`${origin}/api/chats.php`, { headers: { cookie } })).json();
await weigh('member search', '/members', cookie);
await weigh('profile', `/members/${members[0].id}`, cookie);
await weigh('chat list', '/chats', cookie);
await weigh('conversation', `/chats/${chats[0].conversation.id}`, cookie);
