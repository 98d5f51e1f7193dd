// A real mail server on 127.0.0.1 for tests: takes mails as it is told to, and keeps what it took.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type Taken = { from: string; to: string[]; raw: string };
type Refusal = { at: 'MAIL FROM' | 'RCPT TO' | 'DATA'; code: number };

const refusing = (refusal: Refusal | undefined, at: Refusal['at']) =>
  refusal?.at === at ? Object.assign(new Error('no <reader@example.test>'), { responseCode: refusal.code }) : null;

type Hold = { reached: () => void; over: Promise<void> };

/**
 * Listens on a free port, or on `port`. `refusals` are used up one by one, each by one mail. `hold()` keeps the next mail without an answer:
 * `reached` resolves once it has arrived whole, `letGo` answers.
 */
export async function smtpListener(port = 0) {
  const taken: Taken[] = [];
  const refusals: Refusal[] = [];
  const holds: Hold[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refusals[0]?.at === 'MAIL FROM' ? refusing(refusals.shift(), 'MAIL FROM') : null),
    onRcptTo: (_address, _session, done) => done(refusals[0]?.at === 'RCPT TO' ? refusing(refusals.shift(), 'RCPT TO') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const answer = async () => {
        const held = holds.shift();
        held?.reached();
        await held?.over;
        const refused = refusals[0]?.at === 'DATA' ? refusing(refusals.shift(), 'DATA') : null;
        if (!refused) taken.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString('utf8') });
        done(refused);
      };
      stream.on('end', () => void answer());
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const own = (server.server.address() as AddressInfo).port;
  const hold = () => {
    const [arrival, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    holds.push({ reached: arrival.resolve, over: release.promise });
    return { reached: arrival.promise, letGo: release.resolve };
  };
  return { port: own, url: `smtp://127.0.0.1:${own}`, taken, refusals, hold, close: () => new Promise<void>((done) => server.close(() => done())) };
}
export type SmtpListener = Awaited<ReturnType<typeof smtpListener>>;

/** A mail's header, unfolded and decoded; its parts, decoded. */
export function readMail({ raw }: Taken) {
  const headerEnd = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, headerEnd).replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) => headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `)).map((line) => line.slice(name.length + 2));
  const words = (text: string) =>
    text.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, way: string, coded: string) => (way.toUpperCase() === 'B' ? Buffer.from(coded, 'base64').toString('utf8') : quoted(coded.replaceAll('_', ' '))));
  const part = (type: string) => {
    const at = raw.indexOf(`Content-Type: ${type}`);
    const start = raw.indexOf('\r\n\r\n', at) + 4;
    const coding = /Content-Transfer-Encoding: (\S+)/i.exec(raw.slice(at, start))?.[1] ?? '7bit';
    const text = raw.slice(start, raw.indexOf('\r\n--', start));
    if (coding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
    return coding === 'quoted-printable' ? quoted(text.replace(/=\r\n/g, '')) : text;
  };
  return { headers, header: (name: string) => header(name).map(words), text: part('text/plain'), html: part('text/html') };
}

function quoted(text: string): string {
  return Buffer.from(text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))), 'latin1').toString('utf8');
}
