// One walk along an operator's server: what was asked and answered so far, and what was found of each call.
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { isDocumented, without } from './documented';
import { ask, judge, nameOf, type Answer, type Finding, type Judgement, type Target } from './probe';

export type Asked = { query?: Record<string, string>; body?: unknown };

export type Walk = {
  target: Target;
  findings: Map<EndpointName, Finding>;
  answers: Map<EndpointName, Answer>;
  /** Adds a judgement to what is known of a call. */
  note: (name: EndpointName, judgement: Judgement) => void;
  fault: (name: EndpointName, ...says: string[]) => void;
  /** Asks, notes the judgement, and gives the answer; null where none came. */
  tell: (name: EndpointName, asked?: Asked) => Promise<Answer | null>;
  /** Asks, and notes nothing. */
  quietly: (name: EndpointName, asked?: Asked) => Promise<Answer | null>;
};

const noAnswer = (error: unknown): Judgement => ({ verdict: 'fault', says: [`no answer came: ${(error as Error).cause instanceof Error ? ((error as Error).cause as Error).message : (error as Error).message}`], notes: [] });

export function beginWalk(target: Target): Walk {
  const findings = new Map<EndpointName, Finding>();
  const answers = new Map<EndpointName, Answer>();
  const note = (name: EndpointName, { verdict, says, notes, refusal }: Judgement) => {
    const before = findings.get(name);
    const worse = before?.verdict === 'fault' || verdict === 'not tried' || (before && verdict === 'refused') ? (before?.verdict ?? verdict) : verdict;
    const meaning = verdict === 'not offered' && !isDocumented(name) ? [without[name]] : [];
    // What a refusal left unsaid another answer has shown.
    const heard = before?.verdict === 'refused' && worse !== 'refused' ? [] : (before?.says ?? []);
    findings.set(name, { call: nameOf(endpoints[name]), verdict: worse, says: [...heard, ...says, ...meaning], notes: [...(before?.notes ?? []), ...notes], ...(worse === 'refused' ? { refusal: refusal ?? before?.refusal } : {}) });
  };
  const fault = (name: EndpointName, ...says: string[]) => (says.length > 0 ? note(name, { verdict: 'fault', says, notes: [] }) : undefined);
  const tell = async (name: EndpointName, asked: Asked = {}) => {
    try {
      const answer = await ask(target, endpoints[name], asked);
      answers.set(name, answer);
      note(name, judge(endpoints[name], answer, isDocumented(name), target.cookie !== ''));
      return answer;
    } catch (error) {
      note(name, noAnswer(error));
      return null;
    }
  };
  const quietly = (name: EndpointName, asked?: Asked) => ask(target, endpoints[name], asked).catch(() => null);

  return { target, findings, answers, note, fault, tell, quietly };
}
