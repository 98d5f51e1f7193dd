// Whether the server has stalled: a call has waited for ten seconds and has no answer yet. Decision 212.

type Listener = (stalled: boolean) => void;
const listeners = new Set<Listener>();

/** As long as this a page may seem to be busy; after that the reader wants to know. Milliseconds. */
export const answerPatience = 10_000;

let isStalled = false;

function tell(next: boolean): void {
  isStalled = next;
  for (const listener of listeners) listener(next);
}

/** Calls `listener` when the server stalls, at once where it has, and when it answers again; gives back how to stop. */
export function onStall(listener: Listener): () => void {
  listeners.add(listener);
  if (isStalled) listener(true);
  return () => {
    listeners.delete(listener);
    // Whoever listens next has an answer of their own, or hears of the next stall.
    isStalled = false;
  };
}

/** Waits for the head of an answer as the reader does. A gateway that says that the server is not there is no answer of the server's. */
export async function noteStall(answer: Promise<Response>): Promise<Response> {
  const timer = setTimeout(() => tell(true), answerPatience);
  try {
    const response = await answer;
    if (isStalled && response.status < 502) tell(false);
    return response;
  } finally {
    clearTimeout(timer);
  }
}
