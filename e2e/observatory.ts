// The rules of MDN's HTTP Observatory that headers decide: its scoring of 2024. Bar S2.

type Seen = { headers: Headers; html: string };
type Rule = (seen: Seen & { hasHsts: boolean }) => number;

const directivesOf = (headers: Headers) => new Map((headers.get('content-security-policy') ?? '').split(';').map((each) => each.trim().split(/\s+/)).map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
const broad = ['*', 'http:', 'https:', 'ftp:'];

const policy: Rule = ({ headers }) => {
  const parts = directivesOf(headers);
  const of = (name: string) => parts.get(name) ?? parts.get('default-src') ?? ['*'];
  if (!headers.has('content-security-policy')) return -25;
  if (['script-src', 'object-src'].some((name) => of(name).some((source) => [...broad, 'data:', "'unsafe-inline'"].includes(source)))) return -20;
  if (of('script-src').includes("'unsafe-eval'")) return -10;
  if (of('style-src').some((source) => [...broad, "'unsafe-inline'"].includes(source))) return 0;
  if (['img-src', 'media-src'].some((name) => of(name).includes('http:'))) return -10;
  return parts.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const cookies: Rule = ({ headers, hasHsts }) => {
  const lines = headers.getSetCookie();
  const isSession = (line: string) => /^[^=]*(sess|login|auth)/i.test(line);
  if (lines.some((line) => isSession(line) && !/;\s*httponly/i.test(line))) return -30;
  const open = lines.filter((line) => !/;\s*secure/i.test(line));
  if (open.length > 0) return (hasHsts ? -5 : -20) * (open.some(isSession) ? 2 : 1);
  return lines.length > 0 && lines.every((line) => /;\s*samesite=/i.test(line)) ? 5 : 0;
};

const rules: readonly Rule[] = [
  policy,
  cookies,
  ({ headers }) => (headers.get('access-control-allow-origin') === '*' ? -50 : 0),
  ({ headers }) => (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers.get('referrer-policy') ?? '') ? 5 : 0),
  ({ headers }) => {
    const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
    if (age === undefined) return -20;
    return Number(age) >= 15_768_000 ? 0 : -10;
  },
  // Scripts from elsewhere without a hash of their own.
  ({ html }) => ([...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)].some(([tag]) => !tag.includes('integrity=')) ? -5 : 0),
  ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  ({ headers }) => {
    if (directivesOf(headers).has('frame-ancestors')) return 5;
    return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
  },
  ({ headers }) => (/^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0),
];

/** The score of a page: penalties first, and what is better than asked for only from 90 on. */
export function observatoryScore(seen: Seen): number {
  const scores = rules.map((rule) => rule({ ...seen, hasHsts: seen.headers.has('strict-transport-security') }));
  const base = scores.reduce((sum, score) => sum + Math.min(0, score), 100);
  return base < 90 ? base : scores.reduce((sum, score) => sum + Math.max(0, score), base);
}
