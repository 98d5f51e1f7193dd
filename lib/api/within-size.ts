// Bounds on how much is read of what comes from outside, so that nobody can fill this server's memory or its neighbour's.

/** The same bytes; reading them fails with a RangeError once more than `limit` have come. */
export function boundedStream(stream: ReadableStream<Uint8Array>, limit: number): ReadableStream<Uint8Array> {
  let seen = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > limit) controller.error(new RangeError(`More than ${limit} bytes came`));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** Whether reading failed because more came than the bound; fetch wraps what went wrong with the body that it was reading. */
export const isTooMuch = (error: unknown): boolean => error instanceof RangeError || (error instanceof Error && error.cause instanceof RangeError);

/** The same answer, whose reading fails once more than `limit` bytes have come. */
export function withinSize(response: Response, limit: number): Response {
  if (!response.body) return response;
  return new Response(boundedStream(response.body, limit), { status: response.status, statusText: response.statusText, headers: response.headers });
}
