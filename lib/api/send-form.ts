// A form of a page, sent from where it stands: the same form as without script, answered with where it leads. Decisions, 'Calls'.
import { answerLimit } from './answer-limit';

/** Says to the server that the page stays: it answers with the address that it would have led to. */
export const stays = { request: 'x-form-stays', answer: 'x-form-leads-to' } as const;

/** Sends the `data` of a form to its `action`; gives the path that it leads to. Throws where the server did not take it, or says nothing for 45 seconds. */
export async function sendForm(action: string, data: FormData): Promise<string> {
  const fields = [...data].filter((field): field is [string, string] => typeof field[1] === 'string');
  const response = await fetch(action, { method: 'POST', body: new URLSearchParams(fields), headers: { [stays.request]: '1' }, signal: AbortSignal.timeout(answerLimit) });
  const to = response.headers.get(stays.answer);
  if (!to) throw new Error('The form was not taken');
  return to;
}

/** The answer to such a form: the address that it leads to and the cookies, and no page. */
export function staying(request: Request, answer: Response): Response {
  const to = answer.headers.get('location');
  if (!to || !request.headers.has(stays.request)) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('location');
  headers.set(stays.answer, to);
  return new Response(null, { status: 204, headers });
}
