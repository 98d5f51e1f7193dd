// Why a mail server did not take a mail, and whether asking again can help. Decisions, 'Running it'.

export class Undelivered extends Error {
  override readonly name = 'Undelivered';
  /** `answer`: the server's code ('550'), or the connection's ('ETIMEDOUT'). `final`: it will never be taken. */
  constructor(readonly answer: string, readonly final: boolean, options?: ErrorOptions) {
    super(`The mail was not taken: ${answer}`, options);
  }
}
