import { isChunkFailure } from './chunk-reload';

/** An error of the server carries a digest, and its own words stay there; those of a missing file tell a reader nothing. */
export type PageError = { message?: string; digest?: string; statusCode?: number; status?: number };

/** What an error page has as its title; nothing where the error has no message for a reader. (X08) */
export const titleOf = (error: PageError): string => (error.digest || isChunkFailure(error) ? '' : (error.message ?? ''));

/** The status code that it shows: 500 for an error without one. (X08) */
export const statusOf = ({ statusCode, status }: PageError): number => statusCode || status || 500;

let tried = false;

/** The error page is being drawn: what breaks from here on, broke in it; or, `over`, its page is tried again. (X08) */
export const tryErrorPage = (over = false): void => {
  tried = !over;
};

export const errorPageTried = (): boolean => tried;
