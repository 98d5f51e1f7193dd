// The body of a request on its way to the PHP server, which may answer before it has read it. Bars S6, S13; decision 309.

/**
 * The same bytes; reading them fails with a RangeError once more than `limit` have come. What is not taken is heard out up to there, unread, once
 * the stream is cancelled or `letGo` is called: the next request on the connection comes behind it. Of more the connection is broken off.
 */
export function passingBody(body: ReadableStream<Uint8Array>, limit: number): { stream: ReadableStream<Uint8Array>; letGo: () => void } {
  const reader = body.getReader();
  let seen = 0;
  let isLetGo = false;

  const read = async (): Promise<Uint8Array | null> => {
    const { done, value } = await reader.read();
    seen += value?.byteLength ?? 0;
    return done ? null : value;
  };
  const hearOut = async () => {
    while ((await read()) !== null) if (seen > limit) return reader.cancel();
  };
  const letGo = () => {
    if (!isLetGo) void hearOut().catch(() => undefined);
    isLetGo = true;
  };

  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const chunk = await read();
        if (isLetGo) return;
        if (chunk === null) return controller.close();
        if (seen <= limit) return controller.enqueue(chunk);
        letGo();
        controller.error(new RangeError(`More than ${limit} bytes came`));
      },
      cancel: letGo,
    },
    { highWaterMark: 0 },
  );
  return { stream, letGo };
}
