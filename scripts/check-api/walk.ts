// What check:api carries along while it asks: the server, the session, what was answered so far and what is to be said of it.
import { parseBody } from '@/lib/api/read-answer';
import type { Endpoint, Result } from '@/lib/contract/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { isDocumented, without } from './documented';
import { ask, judge, nameOf, type Answer, type Asked, type Finding, type Judgement, type Target } from './probe';

const noAnswer = (error: unknown): Judgement => ({ verdict: 'fault', says: [`no answer came: ${(error as Error).cause instanceof Error ? ((error as Error).cause as Error).message : (error as Error).message}`], notes: [] });

/** All calls of the contract, by their names. */
export const allCalls = Object.entries(endpoints) as [EndpointName, Endpoint][];

export class Walk {
  readonly #findings = new Map<EndpointName, Finding>();
  readonly #answers = new Map<EndpointName, Answer>();

  constructor(readonly target: Target) {}

  get isSignedIn(): boolean {
    return this.target.cookie !== '';
  }

  /** What is said of a call; undefined while nothing is. */
  findingOf(name: EndpointName): Finding | undefined {
    return this.#findings.get(name);
  }

  /** A finding for each call of the contract, once all have one. */
  get findings(): Finding[] {
    return allCalls.map(([name]) => this.#findings.get(name)!);
  }

  /** The last answer to a call as the product reads it; undefined where there is none, or it cannot be read. */
  read<Name extends EndpointName>(name: Name): Result<(typeof endpoints)[Name]> | undefined {
    return parseBody(endpoints[name], this.#answers.get(name)?.body).data as Result<(typeof endpoints)[Name]> | undefined;
  }

  /** The last answer to a call as it was sent. */
  sent(name: EndpointName): unknown {
    return this.#answers.get(name)?.body;
  }

  /** Adds to what is said of a call. */
  note(name: EndpointName, { verdict, says, notes, refusal }: Judgement): void {
    const before = this.#findings.get(name);
    const worse = before?.verdict === 'fault' || verdict === 'not tried' || (before && verdict === 'refused') ? (before?.verdict ?? verdict) : verdict;
    const meaning = verdict === 'not offered' && !isDocumented(name) ? [without[name]] : [];
    // What a refusal left unsaid another answer has shown.
    const heard = before?.verdict === 'refused' && worse !== 'refused' ? [] : (before?.says ?? []);
    this.#findings.set(name, { call: nameOf(endpoints[name]), verdict: worse, says: [...heard, ...says, ...meaning], notes: [...(before?.notes ?? []), ...notes], ...(worse === 'refused' ? { refusal: refusal ?? before?.refusal } : {}) });
  }

  /** Says what is wrong with a call, if anything is. */
  fault(name: EndpointName, ...says: string[]): void {
    if (says.length > 0) this.note(name, { verdict: 'fault', says, notes: [] });
  }

  /** Says something of a call that is right. */
  remark(name: EndpointName, note: string): void {
    this.note(name, { verdict: 'ok', says: [], notes: [note] });
  }

  /** Asks, and notes what `judgement` says of the answer; null where none came, which is a fault. */
  async tell(name: EndpointName, asked: Asked = {}, judgement = (answer: Answer): Judgement => judge(endpoints[name], answer, isDocumented(name), this.isSignedIn)): Promise<Answer | null> {
    try {
      const answer = await ask(this.target, endpoints[name], asked);
      this.#answers.set(name, answer);
      this.note(name, judgement(answer));
      return answer;
    } catch (error) {
      this.note(name, noAnswer(error));
      return null;
    }
  }

  /** Asks without judging; `cookie` in the place of the session. Null where no answer came. */
  async quietly(name: EndpointName, asked?: Asked, cookie = this.target.cookie): Promise<Answer | null> {
    return ask({ ...this.target, cookie }, endpoints[name], asked).catch(() => null);
  }
}
