// What a form that is sent from the browser says of a call that failed.
import type { ApiError } from './api-error';

/** The key of the message for a form whose fields are as they were: where no answer came, of the connection. For browsers alone: on a server the lost connection would not be the reader's. (X01) */
export const keyOfTyped = (error: ApiError): string => (error.offline ? 'err.offline' : error.messageKey);
