/** A stream of events over a line, with as much of EventSource as the app uses. */
export function lineStream(address: string, cookie: string): EventSource {
  const target = new EventTarget();
  const stop = new AbortController();
  const source = Object.assign(target, { CLOSED: 2, readyState: 0, close: () => (source.readyState = 2, stop.abort()) });

  const read = async () => {
    const response = await fetch(address, { headers: { cookie, accept: 'text/event-stream' }, signal: stop.signal });
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
    source.readyState = 1;
    target.dispatchEvent(new Event('open'));
    let text = '';
    let lastEventId = '';
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + piece).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const type = /^event: (.*)$/m.exec(block)?.[1];
        lastEventId = /^id: (.*)$/m.exec(block)?.[1] ?? lastEventId;
        if (type) target.dispatchEvent(Object.assign(new Event(type), { data: /^data: (.*)$/m.exec(block)?.[1], lastEventId }));
      }
    }
    throw new Error('The stream has ended');
  };
  void read().catch(() => {
    if (stop.signal.aborted) return;
    source.readyState = 0;
    target.dispatchEvent(new Event('error'));
  });
  return source as unknown as EventSource;
}
