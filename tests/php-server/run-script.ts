// The scripts of the stand-in PHP server: the documented calls and no other. Specification, section 7.
import { randomUUID } from 'node:crypto';
import { password, type Operator } from './operator';

export type Asked = { method: string; path: string; query: URLSearchParams; body: unknown; cookies: Record<string, string> };
export type Answered = { status?: number; body?: unknown; cookies?: string[] };
type Script = (asked: Asked, operator: Operator) => Answered;

const field = (body: unknown, name: string): unknown => (typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined);
const isMember = ({ cookies }: Asked, { sessions }: Operator) => sessions.has(cookies.auth ?? '');
const sessionOver: Answered = { status: 403, body: { authentication_required: true } };
const forMembers = (script: Script): Script => (asked, operator) => (isMember(asked, operator) ? script(asked, operator) : sessionOver);
const month = 30 * 24 * 60 * 60;

const logIn: Script = ({ body }, operator) => {
  if (field(body, 'email') !== operator.email || field(body, 'password') !== password) return { status: 401, body: { error: 'Login mislukt, probeer opnieuw', user: null } };
  const session = randomUUID();
  operator.sessions.add(session);
  return { body: { user: operator.user }, cookies: [`auth=${session}; Path=/; Max-Age=${month}; HttpOnly; SameSite=Lax`, 'PHPSESSID=abc; Path=/'] };
};

const savePush = forMembers(({ body }, operator) => {
  operator.subscription = body;
  return {};
});

const scripts: Record<string, Script> = {
  'GET /api/user.php': (asked, operator) => ({ body: { user: isMember(asked, operator) ? operator.user : null } }),
  'POST /api/user.php': (asked, operator) => (asked.query.get('push') === '1' ? savePush(asked, operator) : logIn(asked, operator)),
  'PUT /api/user.php': forMembers(({ body }, operator) => {
    operator.savedLanguage = String(field(body, 'language'));
    return { body: [] };
  }),
  'GET /api/logout.php': ({ cookies }, operator) => {
    operator.sessions.delete(cookies.auth ?? '');
    return { cookies: ['auth=deleted; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'] };
  },
  'GET /api/geocode.php': () => ({ body: { city: 'Utrecht' } }),
  'POST /api/page-hidden.php': () => ({ status: 204 }),
  'GET /api/auto-like.php': forMembers(() => ({ body: { id: '9', main_image: { match: 'https://cdn.operator.example/match/9.jpg' } } })),
  'GET /api/discountcode.php': ({ query }) => ({ body: { code: query.get('code') ?? 'WELCOME25', value_percentage: '25.0', status: 'active', paymentmethods: [] } }),
  'GET /api/settings.php': ({ query }, operator) => {
    const domain = query.get('domain') ?? '';
    return operator.domains.includes(domain) ? { body: { settings: operator.settingsOf(domain, query) } } : { status: 404, body: { error: 'No such site' } };
  },
  'GET /api/chats.php': forMembers((_, { chats }) => ({ body: { chats } })),
  'GET /api/likes.php': forMembers((_, { likes }) => ({ body: likes })),
  'DELETE /api/chat.php': forMembers(({ body }, operator) => {
    const before = operator.chats.length;
    operator.chats = operator.chats.filter(({ conversation }) => conversation.id !== String(field(body, 'conversation')));
    return operator.chats.length < before ? { body: [] } : { status: 404, body: { error: 'No such chat' } };
  }),
  'GET /api/interests.php': () => ({ body: { interests: ['relationship', 'kissing', 'sports', 'music'] } }),
  'GET /api/regions.php': () => ({ body: { regions: { NL: { 'NL-UT': 'Utrecht', 'NL-ZH': 'Zuid-Holland' }, BE: [] } } }),
  'GET /api/companyinfo.php': () => ({ body: { name: 'Operator BV', address: 'Kade 1', kvk: '12345678', city: 'Utrecht', country: 'NL', tradenames: ['Vonk'], vat_numbers: [], support_phone: '030-1234567', delete_discount: '50', added: '2024-02-01 10:00:00' } }),
};

const page = (status: number, title: string): Answered => ({ status, body: `<!DOCTYPE HTML><html><head><title>${status} ${title}</title></head><body><h1>${title}</h1></body></html>` });

/**
 * What the server's scripts answer. A call that the specification does not name is not there: its script is missing, or does not take its method, or
 * overlooks what is in its query.
 */
export function runScript(asked: Asked, operator: Operator): Answered {
  const script = scripts[`${asked.method} ${asked.path}`];
  if (script) return script(asked, operator);
  return Object.keys(scripts).some((name) => name.endsWith(` ${asked.path}`)) ? page(405, 'Method Not Allowed') : page(404, 'Not Found');
}
