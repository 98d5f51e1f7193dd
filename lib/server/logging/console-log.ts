// What Next or a package writes to the console of a running server, as lines of the log: kind and place, none of its words. Decision 213. (bar S11)
import { countedLog } from './counted-log';
import { errorFacts, jsonLog, type LogEntry } from './log';

type Written = Pick<Console, 'error' | 'warn'>;

/** Page failures have a line of their own, and a digest. */
const isToldAlready = (error: Error): boolean => typeof (error as { digest?: unknown }).digest === 'string';

/** Turns `console.error` and `console.warn` into lines of JSON for `write`: an error's kind and place, or else the place that wrote. */
export function logConsole(target: Written = console, write = (line: string): unknown => process.stdout.write(line)): void {
  const log = countedLog(jsonLog((line) => void write(line), () => new Date()));
  const line = (level: LogEntry['level']) =>
    function written(...words: unknown[]): void {
      const error = words.find((word) => word instanceof Error);
      if (error && isToldAlready(error)) return;
      const caller = { stack: '', message: '' };
      Error.captureStackTrace(caller, written);
      const [, ...places] = caller.stack.split('\n');
      log({ level, event: 'console', ...(error ? errorFacts(error) : { at: places.slice(0, 3).map((place) => place.trim()).join(' | ') }) });
    };
  Object.assign(target, { error: line('error'), warn: line('warn') });
}
