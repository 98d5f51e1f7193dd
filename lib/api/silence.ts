// Whether the server has gone silent: a call has waited for ten seconds and has no answer yet. Decision 212.

type Listener = (silent: boolean) => void;
const listeners = new Set<Listener>();

/** As long as this a page may seem to be busy; after that the reader wants to know. Milliseconds. */
export const answerPatience = 10_000;

let silent = false;

function tell(next: boolean): void {
  silent = next;
  for (const listener of listeners) listener(next);
}

/** Calls `listener` when the server goes silent, at once where it is, and when it answers again; gives back how to stop. */
export function onSilence(listener: Listener): () => void {
  listeners.add(listener);
  if (silent) listener(true);
  return () => {
    listeners.delete(listener);
    // Whoever listens next has an answer of their own, or hears of the next silence.
    silent = false;
  };
}

/** Waits for the head of an answer as the reader does. A gateway that says that the server is not there is no answer of the server's. */
export async function noteSilence(answer: Promise<Response>): Promise<Response> {
  const timer = setTimeout(() => tell(true), answerPatience);
  try {
    const response = await answer;
    if (silent && response.status < 502) tell(false);
    return response;
  } finally {
    clearTimeout(timer);
  }
}
