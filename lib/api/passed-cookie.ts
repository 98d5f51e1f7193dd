// A cookie of a PHP server as the browser gets it: that of the session is one of the whole site. Specification, section 7. (C02)
import { authCookieLife } from '../site/constants';

const attribute = (name: string) => new RegExp(`^${name}(=|$)`, 'i');
/** What this app says of the session's cookie itself. */
const own = ['path', 'domain', 'secure', 'httponly', 'samesite'].map(attribute);
const isLife = (part: string) => /^(max-age|expires)=/i.test(part);

/**
 * PHP sets a cookie for the folder of its script, /api, unless it is told otherwise, and for its own domain: pages would never get it. Without a life it
 * lasts for 30 days. Secure is added where the visitor came by https.
 */
export function passedCookie(line: string): string {
  const [pair = '', ...parts] = line.split(';').map((part) => part.trim());
  if (!pair.startsWith('auth=')) return line;
  const kept = parts.filter((part) => part !== '' && !own.some((each) => each.test(part)));
  const life = kept.some(isLife) ? [] : [`Max-Age=${pair === 'auth=' ? 0 : authCookieLife / 1000}`];
  const strict = parts.some((part) => /^samesite=strict$/i.test(part));
  return [pair, ...life, ...kept, 'Path=/', 'HttpOnly', `SameSite=${strict ? 'Strict' : 'Lax'}`].join('; ');
}
