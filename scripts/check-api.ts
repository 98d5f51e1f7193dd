// npm run check:api -- --origin URL: whether a server answers the calls of the product as the product reads them.
import { parseArgs } from 'node:util';
import { checkApi } from './check-api/check';
import { report } from './check-api/report';

const usage = `npm run check:api -- --origin https://php.example.org --site www.example.org [--email A --password B] [--write] [--json]

  --origin    where the server is: what API_ORIGIN will be
  --site      the domain whose site is asked for; the host of --origin where it is left out
  --email     a member to sign in as, to check what is a member's
  --password  that member's; VONK_CHECK_PASSWORD in the environment keeps it out of the history of the shell
  --write     also saves that member's language (the one it is, else the site's), a push subscription that leads nowhere, page-hidden, asks for a like that the site itself makes, and
              makes every other call that changes something once, as a stranger and with nothing in it, so that it is refused
  --json      the findings for a program

A call that is refused in the contract's form is answered properly: it is said, and is no fault.
Ends with 0 where there are no faults, 1 where there are, 2 where it could not be asked or does not know the site, or has no faults and does not know the member.`;

const { values } = parseArgs({ options: { origin: { type: 'string' }, site: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' }, write: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } } });
const { origin, email, password = process.env.VONK_CHECK_PASSWORD, write, json, help } = values;

if (help) {
  console.log(usage);
  process.exit();
}
if (!origin || !URL.canParse(origin) || (email && !password)) {
  console.error(usage);
  process.exit(2);
}
const site = values.site ?? new URL(origin).hostname;
const reached = await fetch(new URL('/api/settings.php', origin), { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(() => null, (error: Error) => error);
if (reached) {
  console.error(`${origin} gives no answer: ${reached.cause instanceof Error ? reached.cause.message : reached.message}`);
  process.exit(2);
}
const findings = await checkApi({ origin, site, member: email && password ? { email, password } : undefined, write });
const { lines, exitCode } = report(findings);
console.log(json ? JSON.stringify(findings, null, 2) : [`${origin}, for the site ${site}`, ...lines].join('\n'));
process.exitCode = exitCode;
