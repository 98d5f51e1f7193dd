// Sends a request by XMLHttpRequest, which alone tells how much of a body has gone. Specification, section 2 (sign-up: photo); decision 212.
import { ApiError } from './api-error';

/** So long may nothing of a body go, or nothing come once it has gone: a PHP server is given up after 35 seconds, so by then it is the line that is dead. Milliseconds. */
const stillness = 60_000;

/**
 * Makes a sender to hand to `callApi`: `onProgress` hears which part (0 to 1) of the body has been sent, and 0 again where the call is
 * repeated. Rejects with a TypeError where no answer comes, as fetch does, and with the signal's reason where it is aborted. One that stands
 * still for a minute is given up: whoever has looked at it that long decides themselves whether to send it again.
 */
export function sendWithProgress(onProgress: (part: number) => void): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    onProgress(0);
    return new Promise<Response>((resolve, reject) => {
      const http = new XMLHttpRequest();
      http.open(request.method, request.url);
      http.responseType = 'text';
      for (const [name, value] of request.headers) http.setRequestHeader(name, value);
      http.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      const stop = () => http.abort();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const moves = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          // A pause that nobody waits for: the call is not repeated.
          reject(new ApiError('The upload stands still', { status: 0, retryAfter: Infinity }));
          stop();
        }, stillness);
      };
      for (const sign of ['progress', 'load'] as const) http.upload.addEventListener(sign, moves);
      const failed = () => reject(request.signal.aborted ? (request.signal.reason as Error) : new TypeError('No answer came'));
      for (const ending of ['error', 'abort', 'timeout'] as const) http.addEventListener(ending, failed);
      http.addEventListener('load', () => resolve(new Response(http.status === 204 ? null : http.responseText, { status: http.status, headers: headersIn(http.getAllResponseHeaders()) })));
      http.addEventListener('loadend', () => {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', stop);
      });
      request.signal.addEventListener('abort', stop);
      if (request.signal.aborted) failed();
      else {
        moves();
        http.send(body);
      }
    });
  };
}

function headersIn(lines: string): Headers {
  const pairs = lines.trim().split(/[\r\n]+/).map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  return new Headers(pairs.flatMap((pair) => (pair ? [[pair[1]!, pair[2]!] as [string, string]] : [])));
}
