// A bound on how much of an answer is read, so that a server gone wrong cannot fill this one's memory.

/** The same answer, whose reading fails once more than `limit` bytes have come. */
export function withinSize(response: Response, limit: number): Response {
  if (!response.body) return response;
  let seen = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > limit) controller.error(new RangeError(`The answer is larger than ${limit} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
}
