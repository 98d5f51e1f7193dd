// npm run call-table: writes docs/calls.md, what is asked of a server and from which screens, out of the contract and the sources.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { changes, type Endpoint } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { errorTable } from '@/lib/contract/error-codes';
import { summaries } from '@/lib/contract/summaries';
import { isCode, isTest } from '@/tests/house/source-file';
import { answered, sent } from './call-table/fields';
import { usesOf, type Use } from './call-table/screens';
import { isDocumented, without } from './check-api/documented';
import { nameOf } from './check-api/probe';

/** Who tries again, and how often. */
function retries(endpoint: Endpoint, { by }: Use): string {
  if (endpoint.beacon) return 'never: a beacon, whose answer nobody waits for';
  if (endpoint === endpoints.removePush) return 'never: what the server answers, or does not, is enough';
  if (endpoint.path === endpoints.streamEvents.path) return 'the browser opens it again, 1 to 30 s later and for as long as somebody looks';
  const again = changes(endpoint) ? 'with the same Idempotency-Key' : 'as it is';
  const ways = [by.has('browser') && `browser: 5 times, ${again}${endpoint.errors.includes('locked_out') ? ', but never after a 429' : ''}`, (by.has('page') || by.has('kept')) && 'server rendering: once, inside the page’s 2 s', by.has('form') && 'a form that was sent to the site: never'];
  return ways.filter(Boolean).join('; ');
}

function headersOf(endpoint: Endpoint, { by }: Use): string {
  const { path, body, upload, beacon, foreign } = endpoint;
  if (foreign) return '';
  const type = beacon ? 'text/plain;charset=UTF-8' : upload ? 'the file’s own' : body ? 'application/json' : '';
  const accepts = path === endpoints.streamEvents.path ? ['Accept: text/event-stream'] : by.has('browser') || by.has('page') || by.has('kept') ? ['Accept: application/json'] : [];
  return [
    ...(by.size === 1 && by.has('kept') ? [] : ['Cookie']), 'X-Forwarded-Host', ...accepts, ...(type ? [`Content-Type: ${type}`] : []), ...(path.endsWith('user.php') ? ['X-Request-Type: client'] : []),
    ...(changes(endpoint) && !beacon ? ['Idempotency-Key'] : []), ...(by.has('page') ? ['X-Request-Id'] : []),
  ].join(', ');
}

const whoElse: Partial<Record<EndpointName, string>> = { activate: 'none: the link of a letter leads there', followUnsubscribe: 'none: the link of a letter leads there' };

const heading = (name: EndpointName) => `\`${nameOf(endpoints[name])}\` (${name})`;
/** The address of a heading within the page, as GitHub and its like make it. */
const anchor = (name: EndpointName) => heading(name).toLowerCase().replace(/[^\w\s-]/g, '').replaceAll(' ', '-');

function section(name: EndpointName, use: Use): string[] {
  const { by } = use;
  const endpoint: Endpoint = endpoints[name];
  const { query, body, response, errors, access, upload, beacon, foreign, mark, when } = endpoint;
  const codes = [...(access === 'member' ? (['authentication_required'] as const) : []), ...errors].map((code) => `${errorTable[code].status} ${code}`);
  const pages = [...use.where].toSorted((one, other) => Number(one.startsWith('/')) - Number(other.startsWith('/')) || (one < other ? -1 : 1));
  const list = pages.map((page) => (page.startsWith('/') ? `\`${page}\`` : page)).join(', ') || (foreign ? 'none: other machines send it' : (whoElse[name] ?? ''));
  const row = (title: string, text: string) => (text ? [`- ${title}: ${text}`] : []);
  return [
    `### ${heading(name)}`,
    '',
    summaries[name],
    '',
    ...row('Query', sent(query, when)),
    ...row('Body', upload ? 'the file itself' : beacon ? 'an empty object' : sent(body)),
    ...row('Headers', headersOf(endpoint, use)),
    ...row('Answer', answered(response)),
    ...row('Known by', mark ? `\`${mark}\` in its answer; without it the server is taken to have answered the call of the specification, and not to have this one` : ''),
    ...row('Refusals', codes.join(', ')),
    ...row('Retried', retries(endpoint, use)),
    ...row('Kept', by.has('kept') ? `by the site’s server, for all visitors of a host and asked without their cookies: ${name === 'getSettings' ? 'a minute' : 'an hour'}; the last good answer serves where no newer one comes` : ''),
    ...row('Screens', list),
    ...(isDocumented(name) ? [] : row('Without it', without[name])),
    '',
  ];
}

/** The whole text of docs/calls.md. */
export function callTable(): string {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'app', 'components', 'features', 'lib', 'middleware.ts'], { encoding: 'utf8' }).split('\n').filter((file) => isCode(file) && !isTest(file) && /\.tsx?$/.test(file));
  const uses = usesOf(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
  const names = Object.keys(endpoints) as EndpointName[];
  const part = (title: string, text: string, which: (name: EndpointName) => boolean) => {
    const own = names.filter(which);
    return [`## ${title}`, '', text, '', own.map((name) => `[${name}](#${anchor(name)})`).join(' · '), '', ...own.flatMap((name) => section(name, uses.get(name)!))];
  };
  return [
    '# The calls',
    '',
    'What the product asks of a server, made from `lib/contract` and from what each page’s code leads to by `npm run call-table`; a test keeps it true. A question mark: may be',
    'missing. In brackets, what is read inside a field: (…) of an object, […] of each row. Whatever else an answer holds is overlooked. The type of each field is in `/api/openapi.json` of a running app. Any call may also be refused with 429 and 5xx, and',
    '`Retry-After` is obeyed. `npm run check:api` asks a server all this.',
    '',
    'What a browser sends comes with the browser’s own headers (User-Agent, Accept-Language, Origin, Sec-Fetch-Site) and with X-Forwarded-For; so does what the site sends for a form, which',
    'is how a page without script asks. Server rendering sends the headers named here and no others. A call that a layout makes is one of every page in it.',
    '',
    'Of what goes through to a browser JSON, zips, pictures and event streams keep their type; JSON is JSON whatever Content-Type says. A page, a redirect or a text that takes over 35',
    'seconds is answered with 502 in its place; only the two links of mails, activate.php and unsubscribe.php, may lead to a page of the site.',
    '',
    ...part('What every server has', 'The calls of the specification. Nothing else is needed.', isDocumented),
    ...part('What a server may have', 'Without one of these, the site says what it does not offer, or does without.', (name) => !isDocumented(name)),
  ].join('\n');
}

if (process.argv[1]?.endsWith('call-table.ts')) writeFileSync('docs/calls.md', callTable());
