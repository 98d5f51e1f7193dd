// A test that makes console.error or console.warn speak fails, unless it expects that with vi.spyOn(console, ...).
import { afterAll, afterEach, vi } from 'vitest';
import { format } from 'node:util';

const heard: string[] = [];

// Plain functions rather than spies: a test's own spy then covers them and gives them back when it is restored.
console.error = (...parts: unknown[]) => heard.push(`console.error: ${format(...parts)}`);
console.warn = (...parts: unknown[]) => heard.push(`console.warn: ${format(...parts)}`);

const failOnNoise = () => {
  const noise = heard.splice(0);
  if (noise.length > 0) throw new Error(`The test made noise on the console; mend the cause, or expect it with vi.spyOn(console, ...).\n${noise.join('\n')}`);
};

afterEach(() => {
  vi.useRealTimers();
  failOnNoise();
});
afterAll(failOnNoise);
