// What the environment says, and the only place that reads it. Decisions, "Running it"; every name stands in .env.example.
import * as z from 'zod/mini';

/** What the process was told to do: where it listens, which services it uses, where it keeps its files. */
export type Env = {
  production: boolean;
  port: number;
  hostname: string;
  /** The PHP server that answers every call; unset: the embedded server does. No slash at the end. */
  apiOrigin: string | undefined;
  /** How many proxies of the operator's own stand in front, each adding to X-Forwarded-For. */
  trustedProxies: number;
  /** The hosts this app answers for in front of a PHP server; unset: every host that has settings. */
  siteHosts: readonly string[] | undefined;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  dataDir: string;
  /** The file of the operator's own sites; unset: an empty database gets the demo world. */
  sitesFile: string | undefined;
  /** Whether an empty PostgreSQL gets the demo world in production too. */
  demoWorld: boolean;
  mail: { url: string; from: string } | undefined;
  /** `region` is what requests are signed for; unset: what the address says, or else us-east-1. */
  objectStore: { endpoint: string; bucket: string; accessKey: string; secretKey: string; region: string | undefined } | undefined;
  textGateway: { url: string; key: string } | undefined;
  payments: { apiKey: string; apiUrl: string } | undefined;
  vapid: { publicKey: string; privateKey: string; subject: string } | undefined;
  sessionSecret: string | undefined;
  /** Who may sign in to the operator pages. */
  operator: { email: string; password: string } | undefined;
  /** What whoever reads /metrics from another machine must know; unset: only this machine reads it. */
  metricsToken: string | undefined;
  /** Where traces are sent (OTLP over HTTP); unset: none are made. */
  tracesTo: string | undefined;
  /** What proves an operator who reports spam complaints; unset: they cannot be reported. */
  feedbackSecret: string | undefined;
};

type Source = Readonly<Record<string, string | undefined>>;

const url = (...schemes: string[]) =>
  z.optional(
    z.string().check(
      z.refine(
        (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
        `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      ),
    ),
  );
const matching = (pattern: RegExp, sentence: string) => z.optional(z.string().check(z.regex(pattern, sentence)));
const text = z.optional(z.string());

const schema = z.object({
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'], 'must be production, development or test')),
  PORT: z.optional(
    z.string().check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536, 'must be a whole number from 1 to 65535')),
  ),
  HOSTNAME: text,
  API_ORIGIN: z.optional(
    z.string().check(
      z.refine(
        (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).pathname === '/' && !/[?#]/.test(value),
        'must be an http:// or https:// address without a path',
      ),
    ),
  ),
  TRUSTED_PROXIES: matching(/^\d$/, 'must be a whole number from 0 to 9'),
  SITE_HOSTS: matching(/^\s*[\w.-]+(:\d+)?\s*(,\s*[\w.-]+(:\d+)?\s*)*$/, 'must be host names with commas between them, without http://'),
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  DATA_DIR: text,
  SITES_FILE: text,
  DEMO_WORLD: matching(/^1$/, 'must be 1, or not set'),
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: matching(/^[^@\s<>]+@[^@\s<>]+$|^[^<>]+<[^@\s<>]+@[^@\s<>]+>$/, 'must be a mail address, or a name with a mail address in <>'),
  S3_ENDPOINT: url('http', 'https'),
  S3_BUCKET: text,
  S3_ACCESS_KEY: text,
  S3_SECRET_KEY: text,
  S3_REGION: matching(/^[a-z0-9-]+$/, 'must be a region: small letters, digits and dashes'),
  SMS_GATEWAY_URL: url('http', 'https'),
  SMS_GATEWAY_KEY: text,
  MOLLIE_API_KEY: matching(/^(test|live)_\w+$/, 'must begin with test_ or live_'),
  MOLLIE_API_URL: url('http', 'https'),
  VAPID_PUBLIC_KEY: matching(/^[\w-]{87}=?$/, 'must be a public key of 87 base64url characters'),
  VAPID_PRIVATE_KEY: matching(/^[\w-]{43}=?$/, 'must be a private key of 43 base64url characters'),
  VAPID_SUBJECT: matching(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must begin with mailto: or https://'),
  OPERATOR_EMAIL: matching(/^[^@\s]+@[^@\s]+$/, 'must be a mail address'),
  OPERATOR_PASSWORD: matching(/^.{12,}$/, 'must have at least 12 characters'),
  SESSION_SECRET: matching(/^.{32,}$/, 'must have at least 32 characters'),
  MAIL_FEEDBACK_SECRET: matching(/^\S{32,}$/, 'must have at least 32 characters, none of them a space'),
  METRICS_TOKEN: matching(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, none of them a space'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https'),
});
type Values = z.infer<typeof schema>;
type Name = keyof Values;

/** Groups that only work whole: with one of them set, the others must be as well. */
const groups: readonly Name[][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['OPERATOR_EMAIL', 'OPERATOR_PASSWORD'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
];

const wrongIn = (values: Source): string[] => {
  const set = (name: Name) => values[name] !== undefined;
  const halves = groups.flatMap((group) => {
    const present = group.filter(set);
    return present.length === 0 ? [] : group.filter((name) => !set(name)).map((name) => `${name} is missing, and ${present.join(', ')} cannot do without it`);
  });
  const rest: [boolean, string][] = [
    [set('MOLLIE_API_URL') && !set('MOLLIE_API_KEY'), 'MOLLIE_API_KEY is missing, and MOLLIE_API_URL cannot do without it'],
    [set('S3_REGION') && !set('S3_ENDPOINT'), 'S3_ENDPOINT is missing, and S3_REGION cannot do without it'],
    [set('SITES_FILE') && set('API_ORIGIN'), 'SITES_FILE belongs to the embedded server: with API_ORIGIN the PHP server knows its sites'],
    [set('SITE_HOSTS') && !set('API_ORIGIN'), 'SITE_HOSTS belongs to API_ORIGIN: the embedded server knows its own sites'],
    [
      values['NODE_ENV'] === 'production' && set('DATABASE_URL') && !set('API_ORIGIN') && !set('SESSION_SECRET'),
      'SESSION_SECRET is missing: in production with DATABASE_URL it must be set, the same for every instance',
    ],
  ];
  return [...halves, ...rest.filter(([wrong]) => wrong).map(([, sentence]) => sentence)];
};

/** The error that lists every wrong or missing value; values themselves are never printed, some are secrets. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
  constructor(readonly problems: readonly string[]) {
    super(`The environment needs mending (see .env.example):\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  }
}

/**
 * Reads and checks the environment; an empty value counts as unset.
 * @param source the variables by name, the process's own unless a test passes others
 * @throws EnvError once, naming every missing or malformed value
 */
export function readEnv(source: Source = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = schema.safeParse(given);
  const malformed = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  const problems = [...malformed, ...wrongIn(given)];
  if (!parsed.success || problems.length > 0) throw new EnvError(problems);
  return shaped(parsed.data);
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

function shaped(values: Values): Env {
  const { SMTP_URL, MAIL_FROM, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, MOLLIE_API_KEY, SMS_GATEWAY_URL, SMS_GATEWAY_KEY } = values;
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = values;
  return {
    production: values.NODE_ENV === 'production',
    port: Number(values.PORT ?? 3000),
    hostname: values.HOSTNAME ?? '127.0.0.1',
    apiOrigin: values.API_ORIGIN && withoutSlash(values.API_ORIGIN),
    trustedProxies: Number(values.TRUSTED_PROXIES ?? 0),
    siteHosts: values.SITE_HOSTS?.split(',').map((host) => host.trim().toLowerCase()),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    dataDir: values.DATA_DIR ?? '.data',
    sitesFile: values.SITES_FILE,
    demoWorld: values.DEMO_WORLD !== undefined,
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    objectStore:
      S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY
        ? { endpoint: withoutSlash(S3_ENDPOINT), bucket: S3_BUCKET, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, region: values.S3_REGION }
        : undefined,
    textGateway: SMS_GATEWAY_URL && SMS_GATEWAY_KEY ? { url: SMS_GATEWAY_URL, key: SMS_GATEWAY_KEY } : undefined,
    payments: MOLLIE_API_KEY ? { apiKey: MOLLIE_API_KEY, apiUrl: withoutSlash(values.MOLLIE_API_URL ?? 'https://api.mollie.com') } : undefined,
    vapid:
      VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && VAPID_SUBJECT
        ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT }
        : undefined,
    sessionSecret: values.SESSION_SECRET,
    operator: values.OPERATOR_EMAIL && values.OPERATOR_PASSWORD ? { email: values.OPERATOR_EMAIL, password: values.OPERATOR_PASSWORD } : undefined,
    metricsToken: values.METRICS_TOKEN,
    tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT && withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT),
    feedbackSecret: values.MAIL_FEEDBACK_SECRET,
  };
}
