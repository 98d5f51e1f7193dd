import { useRef, useState } from 'react';

/** How long a suggestion must have stood to have been read, in milliseconds. */
const readAfter = 1_000;

const suggestionFor = (email: string) => import('@/components/form/did-you-mean').then(({ suggestedEmail }) => suggestedEmail(email), () => null);

/** A slip in the address is offered mended where its field is left; who goes on at once sees it before the next screen, once. (V02) */
export function useSlip(first: string) {
  const [left, setLeft] = useState(first);
  const since = useRef(0);
  const asked = useRef<string | null>(null);

  const leave = (email: string) => {
    if (email !== left) since.current = performance.now();
    setLeft(email);
  };

  /** Whether the address may be a slip that nobody has seen yet: then it is shown. */
  const isNews = async (email: string): Promise<boolean> => {
    const isRead = email === asked.current || (email === left && performance.now() - since.current > readAfter);
    asked.current = email;
    if (isRead || !(await suggestionFor(email))) return false;
    leave(email);
    return true;
  };

  return { left, leave, isNews };
}
