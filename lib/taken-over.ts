/**
 * For an element with `data-waits` that the server draws in a part of its own: the page is not live before React has taken it over, which may rest
 * for 300 ms between two such parts.
 */
export const takenOver = (element: Element | null): void => element?.removeAttribute('data-waits');
