// Whether the cookie of a login is one that pages and browsers can live with. Specification, section 8.

const month = 30 * 24 * 60 * 60;

/** What is wrong with an auth cookie, as it was set ('auth=…; Path=/'), for the site; nothing where it is as it must be. */
export function judgeSession(cookie: string, site: string): string[] {
  const life = Number(/;\s*max-age=(\d+)/i.exec(cookie)?.[1] ?? (Date.parse(/;\s*expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 1000);
  const [path, domain] = ['path', 'domain'].map((name) => new RegExp(`;\\s*${name}=([^;\\s]*)`, 'i').exec(cookie)?.[1]?.toLowerCase());
  return [
    ...(/;\s*httponly/i.test(cookie) ? [] : ['the auth cookie is not HttpOnly: a script could read it']),
    ...(/;\s*samesite=(lax|strict)/i.test(cookie) ? [] : ['the auth cookie has no SameSite=Lax']),
    ...(life > month * 0.99 ? [] : ['the auth cookie lasts less than 30 days']),
    ...(path === '/' ? [] : [`the auth cookie is for ${path ?? '/api'} alone: with Path=/ pages have it too`]),
    ...(domain && !`.${site}`.endsWith(`.${domain.replace(/^\./, '')}`) ? [`the auth cookie is for ${domain}: a browser on ${site} refuses it; leave Domain out`] : []),
  ];
}
