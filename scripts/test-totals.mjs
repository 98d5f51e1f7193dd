// Runs the steps of `npm test` one after another, whatever becomes of each, and adds them up.
import { Failure, isStopping } from './run-command.mjs';

const clock = (milliseconds) => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

const lastWords = (error) => [error.message, ...(error instanceof Failure ? error.tail : [error.stack])];

/**
 * @param {{ say: (line: string) => void }} progress
 * @returns a step runner, and the summary that it leads to
 */
export function totals(progress) {
  const began = Date.now();
  const steps = [];

  /**
   * Runs a step; `count` reads how many tests it held, with notes of those that failed and of the unsteady, which failed beside others and
   * passed alone. A step counts as one more check, passed or failed. Work that began before its step answers how long it took.
   * @param {string} title
   * @param {() => unknown} work
   * @param {() => { passed: number, failed: number, skipped: number, notes: string[], unsteady?: string[] }} [count]
   */
  async function run(title, work, count = () => ({ passed: 0, failed: 0, skipped: 0, notes: [] })) {
    const since = Date.now();
    progress.say(`\n${'─'.repeat(8)} ${title} ${'─'.repeat(Math.max(8, 60 - title.length))}`);
    let [error, took] = [];
    try {
      took = await work();
    } catch (thrown) {
      if (isStopping()) throw thrown;
      error = thrown;
      progress.say(lastWords(error).join('\n'));
    }
    const step = { title, ok: !error, took: typeof took === 'number' ? took : Date.now() - since, ...count() };
    // A step that failed on its own account, as with an error outside any test, is a failure by itself.
    if (error && step.failed === 0) {
      step.failed = 1;
      step.notes = [...step.notes, ...lastWords(error)];
    }
    if (!error) step.passed += 1;
    steps.push(step);
    progress.say(`${step.ok ? '✓' : '✗'} ${title}: ${clock(step.took)}`);
    return step.ok;
  }

  /** Prints what is to be looked at, every step, the slowest files and, last, the totals; returns the exit code. */
  function summary(slowest = []) {
    const sum = (key) => steps.reduce((total, step) => total + step[key], 0);
    progress.say(`\n${'─'.repeat(8)} Summary, ${clock(Date.now() - began)} ${'─'.repeat(40)}`);
    for (const { title, ok, took, passed, failed } of steps) {
      progress.say(`${ok ? '✓' : '✗'} ${title.padEnd(24)} ${clock(took).padStart(12)}${passed + failed > 1 ? `   ${passed} passed, ${failed} failed` : ''}`);
    }
    if (slowest.length > 0) progress.say(`\nThe slowest test files:\n${slowest.join('\n')}`);
    const unsteady = steps.flatMap((step) => step.unsteady ?? []);
    if (unsteady.length > 0) progress.say(`\nUnsteady, for they failed beside others and passed alone:\n${unsteady.join('\n')}`);
    for (const { title, notes } of steps) if (notes.length > 0) progress.say(`\n${title}:\n${notes.join('\n')}`);
    const skipped = sum('skipped');
    progress.say(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    return sum('failed') > 0 ? 1 : 0;
  }

  return { run, summary };
}
