// What a page lacks because the server gave no answer: a page that is kept for everybody is told, and is kept briefly. Decision 369.
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from '../once';
import { isNoAnswer } from '../site/http/unanswered-status.mjs';
import type { ApiError } from './api-error';

type Drawn = { lacks: boolean };
const drawing = once('what is being drawn', () => new AsyncLocalStorage<Drawn>());

/** Whether a failed call says nothing about what was asked: no answer came, none that can be read, or the server cannot give one now. By its fields: Next loads the error's module several times. */
function isUnanswered(error: unknown): boolean {
  const { status = 0, notOffered = false } = error as Partial<ApiError>;
  return !notOffered && isNoAnswer(status);
}

/** What was asked, or `instead` where the call fails. The part of a page that is drawn with it then lacks something, unless the failure is the server's answer. */
export function askedOr<Asked, Instead>(asked: Promise<Asked>, instead: (error: unknown) => Instead): Promise<Asked | Instead> {
  return asked.catch((error: unknown) => {
    const drawn = drawing.getStore();
    if (drawn && isUnanswered(error)) drawn.lacks = true;
    return instead(error);
  });
}

/** Draws with `draw`, and says whether what `askedOr` asked for on the way was left without an answer. */
export async function drawnWith<Result>(draw: () => Promise<Result>): Promise<Drawn & { result: Result }> {
  const drawn: Drawn = { lacks: false };
  const result = await drawing.run(drawn, draw);
  return { result, lacks: drawn.lacks };
}
