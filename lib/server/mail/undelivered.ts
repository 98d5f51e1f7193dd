// Why a mail server did not take a mail, and whether asking again can help. Decisions, 'Running it'.

export class Undelivered extends Error {
  override readonly name = 'Undelivered';
  readonly bounced: boolean;
  /**
   * `answer`: the server's code ('550'), or the connection's ('ETIMEDOUT'). `final`: it will never be taken. `bounced`: because nobody can
   * be reached at the reader's address.
   */
  constructor(readonly answer: string, readonly final: boolean, { bounced = false, ...options }: ErrorOptions & { bounced?: boolean } = {}) {
    super(`The mail was not taken: ${answer}`, options);
    this.bounced = bounced;
  }
}
