// Whether the cookie of a login is one that a member can live with; its path, its domain and who may read it this app says itself. Specification, section 7. (C02)

const month = 30 * 24 * 60 * 60;

/** What is wrong with an auth cookie, as it was set ('auth=…; Max-Age=60'); nothing where it says no life, or one that is long enough. */
export function judgeSession(cookie: string): string[] {
  const [seconds, until] = [/;\s*max-age=(\d+)/i, /;\s*expires=([^;]+)/i].map((life) => life.exec(cookie)?.[1]);
  if (seconds === undefined && until === undefined) return [];
  const life = seconds === undefined ? (Date.parse(until!) - Date.now()) / 1000 : Number(seconds);
  return life > month * 0.99 ? [] : ['the auth cookie lasts less than 30 days'];
}
