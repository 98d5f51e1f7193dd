// A request that no handler of the test answers fails the test. Servers that a test starts itself listen on 127.0.0.1 and pass.
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockServer } from './mock-server';

const unanswered: string[] = [];

beforeAll(() => {
  mockServer.listen({
    onUnhandledFrame({ frame }) {
      if (frame.protocol !== 'http') return;
      const { method, url } = (frame.data as { request: Request }).request;
      if (new URL(url).hostname === '127.0.0.1') return;
      unanswered.push(`${method} ${url}`);
      throw new TypeError(`Nothing in this test answers ${method} ${url}`);
    },
  });
});

afterEach(() => {
  mockServer.resetHandlers();
  const list = unanswered.splice(0);
  if (list.length > 0) throw new Error(`Answer these requests with mockServer.use(...): ${list.join(', ')}`);
});

afterAll(() => mockServer.close());
