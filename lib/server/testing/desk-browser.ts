// For tests: the operator of the small world, and browsers at the desk, in Dutch.
import { operatorDesk } from '../operator/desk';
import { keepOperator } from '../store/operator-store';
import { quickPasswords } from './quick-passwords';
import type { Ground } from './suite';

export const operator = { email: 'desk@vonk.test', password: 'een-lang-wachtwoord-voor-de-balie' };
const hashed = quickPasswords.hash(operator.password);

/** The site has its operator. */
export async function keepDeskOperator({ db, server }: Ground): Promise<void> {
  await keepOperator(db, { email: operator.email, passwordHash: await hashed, now: server.parts.clock.now() });
}

type Sent = { method?: string; form?: Record<string, string> | [string, string][]; headers?: Record<string, string> };

/** A browser at the desk, where nobody is signed in. `address`: whence it asks. */
export function browserAtDesk({ server }: Ground, address?: string) {
  let cookie = '';
  let known = '';
  const go = async (path: string, { method = 'GET', form, headers = {} }: Sent = {}): Promise<Response> => {
    const request = new Request(`http://vonk.test/operator${path}`, {
      method: form ? 'POST' : method, body: form && new URLSearchParams(form),
      headers: { host: 'vonk.test', 'sec-fetch-site': 'same-origin', 'accept-language': 'nl', cookie: [cookie, known].join('; '), ...(address ? { 'x-client-address': address } : {}), ...headers },
    });
    const response = await operatorDesk(server.parts, request);
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0]!;
      if (pair.startsWith('known-browser=')) known = pair;
      else cookie = pair;
    }
    return response;
  };
  return { go, set: (value: string) => void (cookie = value), cookie: () => cookie };
}

/** The operator, signed in: opens a page of the desk, or sends it a form. */
export async function atDesk(ground: Ground): Promise<(path: string, form?: Record<string, string>) => Promise<Response>> {
  const desk = browserAtDesk(ground);
  await desk.go('/login', { form: operator });
  return (path, form) => desk.go(path, { form });
}
