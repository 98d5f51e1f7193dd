// What a page of a running server weighs, and the bars it is held to: first-load JavaScript and CSS, HTML, the messages in it.
import { brotliCompressSync, gzipSync } from 'node:zlib';

const kib = 1024;

/** First-load JavaScript of a bare page of the same framework version, gzip, in bytes. */
export const bare = 131.9 * kib;

/** Bars P1 to P5, in bytes; JavaScript beyond the bare page, gzip, the rest brotli. `scripts`: how many files of it there are at most. */
const bars = { css: 14 * kib, html: 14 * kib, messages: 3 * kib };
const visitor = { ...bars, javascript: 12 * kib, scripts: 8 };
const member = { ...bars, javascript: 45 * kib, scripts: 10 };
/** JavaScript beyond the bare page once a member's page has all that it fetches untouched, of a conversation too. Decision 316. */
const [idle, idleConversation] = [104 * kib, 113 * kib];

/**
 * Pages by name: the path, whether it is asked for with a session, and the bars; `idle`: of those that are weighed untouched too.
 * @type {{ name: string, path: (session: { member: number, conversation: number }) => string, signedIn?: boolean, bars: typeof visitor, idle?: number }[]}
 */
export const pages = [
  { name: 'visitor home', path: () => '/', bars: visitor },
  { name: 'missing page', path: () => '/nope', bars: visitor },
  { name: 'login', path: () => '/login', bars: visitor },
  { name: 'terms', path: () => '/pages/terms', bars: visitor },
  { name: 'questions', path: () => '/pages/faq', bars: visitor },
  { name: 'complaint', path: () => '/complaints', bars: visitor },
  ...['alonetonight', 'collagelanding', 'gallery', 'iconslanding', 'maplanding', 'socialnetwork', 'tinderswipe', 'transitionsvideolanding', 'video'].map((name) => ({ name, path: () => `/landers/${name}`, bars: visitor })),
  ...['landing', 'landing2', 'landing3'].map((name) => ({ name, path: ({ member: id }) => `/members/${id}/${name}`, bars: visitor })),
  { name: 'sign-up for one', path: ({ member: id }) => `/members/${id}/signup`, bars: visitor },
  { name: 'sign-up', path: () => '/signup', bars: visitor },
  { name: 'prices', path: () => '/pricing', bars: visitor },
  { name: 'visitor search', path: () => '/members', bars: member },
  { name: 'visitor profile', path: ({ member: id }) => `/members/${id}`, bars: member },
  { name: 'member search', path: () => '/members', signedIn: true, bars: member, idle },
  { name: 'profile', path: ({ member: id }) => `/members/${id}`, signedIn: true, bars: member, idle },
  { name: 'chat list', path: () => '/chats', signedIn: true, bars: member, idle },
  { name: 'sign-up’s steps', path: () => '/complete-signup?step=photo', signedIn: true, bars: member },
  { name: 'people who fit', path: () => '/signup-matches', signedIn: true, bars: member },
  { name: 'swipe game', path: () => '/swipe-game', signedIn: true, bars: member, idle },
  { name: 'own profile', path: () => '/profile', signedIn: true, bars: member, idle },
  ...['likes', 'likes/matches', 'notifications', 'settings', 'settings/photos'].map((name) => ({ name, path: () => `/${name}`, signedIn: true, bars: member, idle })),
  { name: 'credits', path: () => '/credits', signedIn: true, bars: member, idle },
  { name: 'premium', path: () => '/premium', signedIn: true, bars: member, idle },
  { name: 'direct debit', path: () => '/directdebit', signedIn: true, bars: member },
  { name: 'conversation', path: ({ conversation }) => `/chats/${conversation}`, signedIn: true, bars: member, idle: idleConversation },
];

const files = new Map();

async function file(url) {
  if (!files.has(url)) {
    const answer = await fetch(url);
    files.set(url, { found: answer.ok, body: Buffer.from(await answer.arrayBuffer()) });
  }
  return files.get(url);
}

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1];

/** The scripts that a page has the browser fetch: those it runs, and those it asks for ahead. */
function scriptsOf(html) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const run = tags.filter((tag) => tag.startsWith('<script') && !/nomodule/i.test(tag)).map((tag) => attribute(tag, 'src'));
  const ahead = tags.filter((tag) => tag.startsWith('<link') && attribute(tag, 'as') === 'script').map((tag) => attribute(tag, 'href'));
  return new Set([...run, ...ahead].filter(Boolean));
}

/** Weighs one page, in bytes; `missing` names what it asks for and the server does not have. */
export async function pageWeight(origin, path, cookie = '') {
  const answer = await fetch(origin + path, { headers: { cookie } });
  const html = await answer.text();
  const missing = [];
  const whole = async (address) => {
    const { found, body } = await file(new URL(address, origin).href);
    if (!found) missing.push(address);
    return body;
  };
  const sources = scriptsOf(html);
  let javascript = 0;
  for (const src of sources) javascript += gzipSync(await whole(src), { level: 9 }).length;
  let css = 0;
  for (const [tag] of html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)) css += brotliCompressSync(await whole(attribute(tag, 'href'))).length;
  const flight = [...html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)].map(([, text]) => JSON.parse(text)).join('');
  const messages = [...flight.matchAll(/"messages":(\{.*?\})(?=,"(?:children|locale|now|timeZone|formats)"|\})/g)].map(([, text]) => text).join('');
  return { status: answer.status, javascript, scripts: sources.size, css, html: brotliCompressSync(html).length, messages: messages ? brotliCompressSync(messages).length : 0, missing };
}

const over = (what, measured, limit) =>
  what === 'scripts' ? `asks for ${measured} scripts, the bar is ${limit}.` : `${what} weighs ${(measured / kib).toFixed(1)} KiB, the bar is ${limit / kib}.`;

/** What a page's weight breaks of its bars, a sentence each. */
export function breachesOf(name, weight, limits) {
  const measured = { ...weight, javascript: weight.javascript - bare };
  const heavy = Object.entries(limits)
    .filter(([what, limit]) => measured[what] > limit)
    .map(([what, limit]) => `${name}: ${over(what, measured[what], limit)}`);
  return [...heavy, ...weight.missing.map((address) => `${name}: asks for ${address}, which is not there.`)];
}

async function json(origin, path, cookie) {
  return (await fetch(origin + path, { headers: { cookie } })).json();
}

/** Signs in as a demo member; gives the cookie, and whom and what to look at. */
export async function signIn(origin, email, password) {
  const answer = await fetch(`${origin}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'x-request-type': 'client' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in gave ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ');
  const { members } = await json(origin, '/api/members.php', cookie);
  const { chats } = await json(origin, '/api/chats.php', cookie);
  return { cookie, member: members[0].id, conversation: chats[0].conversation.id };
}
