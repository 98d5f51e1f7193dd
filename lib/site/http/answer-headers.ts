// The security headers of every answer, in one table: pages, files, calls, error documents, what a PHP server answered. Bars S1, S2, S14; decision 277.

/** What an answer may do that brings no policy of its own: be shown or read, and nothing else. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The service worker fetches from this site, draws its icons in notifications, and runs nothing but itself. */
const workerPolicy = "default-src 'none'; connect-src 'self'; img-src 'self'; script-src 'self'; frame-ancestors 'none'";

/** Of answers whose policy is a fixed one, by their path. */
const policies: Readonly<Record<string, string>> = { '/sw.js': workerPolicy };

/** What every answer carries that says nothing else. */
const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
};

/** One year; other hosts of the operator's domain are the operator's business. */
const onlyHttps = 'max-age=31536000';

export type Answering = {
  path: string;
  /** The policy that the answer brings. */
  policy: string | null;
  /** Whether the site is reached by https. */
  https: boolean;
  /** A page that is looked at while one develops runs what the tools put into it. */
  unbound?: boolean;
};

/** The headers of an answer; what it says itself goes before all of them but the policy. (S1, S2, S14) */
export function answerHeaders({ path, policy, https, unbound = false }: Answering): Record<string, string> {
  const own = policy ?? policies[path] ?? (unbound ? null : nothingAllowed);
  return {
    ...everywhere,
    ...(own === null ? {} : { 'content-security-policy': own }),
    'x-frame-options': own?.includes("frame-ancestors 'self'") ? 'SAMEORIGIN' : 'DENY',
    ...(https ? { 'strict-transport-security': onlyHttps } : {}),
  };
}

/** A Set-Cookie line as it goes over https: not sent where anybody could read it. */
export function secureCookie(line: string): string {
  return /;\s*secure\s*(;|$)/i.test(line) ? line : `${line}; Secure`;
}
