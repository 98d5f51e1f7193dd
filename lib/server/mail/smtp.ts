// Talks to the mail server of SMTP_URL over a few connections that stay open. Decisions, 'Running it'.
import { createTransport, type SendMailOptions } from 'nodemailer';
import { Undelivered } from './undelivered';

export type Smtp = {
  /** Hands a mail over and gives the server's code. Throws Undelivered where it is not taken. */
  send: (mail: SendMailOptions) => Promise<string>;
  close: () => void;
};

const second = 1000;
type Failed = { code?: string; command?: string; responseCode?: number };

/**
 * A 5xx about the reader or the mail itself is final. One about the sender, the login or the connection is the
 * operator's to mend: the mail waits.
 */
function undelivered(error: unknown): Undelivered {
  const { code, command, responseCode } = (error ?? {}) as Failed;
  const final = responseCode !== undefined && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return new Undelivered(String(responseCode ?? code ?? 'unknown'), final, { bounced: final && command === 'RCPT TO', cause: error });
}

/** Opens no connection before the first mail. `connections`: how many mails leave at the same time. */
export function openSmtp(url: string, { connections = 4 }: { connections?: number } = {}): Smtp {
  const transport = createTransport({
    url, pool: true, maxConnections: connections, maxMessages: 100, maxRequeues: 0, idleTimeout: 30 * second,
    connectionTimeout: 15 * second, greetingTimeout: 15 * second, socketTimeout: 60 * second, dnsTimeout: 15 * second,
  });
  return {
    send: async (mail) => {
      try {
        const { response } = await transport.sendMail(mail);
        return response.slice(0, 3);
      } catch (error) {
        throw undelivered(error);
      }
    },
    close: () => transport.close(),
  };
}
