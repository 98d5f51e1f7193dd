// For tests: the operator of the small world, and browsers on the operator pages, in Dutch.
import { operatorPages } from '../operator/operator-pages';
import { keepOperator } from '../store/operator-store';
import { quickPasswords } from './quick-passwords';
import type { Ground } from './suite';

export const operator = { email: 'staff@vonk.test', password: 'een-lang-wachtwoord-voor-de-balie' };
const hashed = quickPasswords.hash(operator.password);

/** The site has its operator. */
export async function keepTestOperator({ db, server }: Ground): Promise<void> {
  await keepOperator(db, { email: operator.email, passwordHash: await hashed, now: server.parts.clock.now() });
}

type Sent = { method?: string; form?: Record<string, string> | [string, string][]; headers?: Record<string, string> };

/** A browser on the operator pages, where nobody is signed in. `address`: whence it asks. */
export function operatorBrowser({ server }: Ground, address?: string) {
  let cookie = '';
  let known = '';
  const go = async (path: string, { method = 'GET', form, headers = {} }: Sent = {}): Promise<Response> => {
    const request = new Request(`http://vonk.test/operator${path}`, {
      method: form ? 'POST' : method, body: form && new URLSearchParams(form),
      headers: { host: 'vonk.test', 'sec-fetch-site': 'same-origin', 'accept-language': 'nl', cookie: [cookie, known].join('; '), ...(address ? { 'x-client-address': address } : {}), ...headers },
    });
    const response = await operatorPages(server.parts, request);
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0]!;
      if (pair.startsWith('known-browser=')) known = pair;
      else cookie = pair;
    }
    return response;
  };
  return { go, set: (value: string) => void (cookie = value), cookie: () => cookie };
}

/** The operator, signed in: opens one of the pages, or sends it a form. */
export async function asOperator(ground: Ground): Promise<(path: string, form?: Record<string, string>) => Promise<Response>> {
  const browser = operatorBrowser(ground);
  await browser.go('/login', { form: operator });
  return (path, form) => browser.go(path, { form });
}
