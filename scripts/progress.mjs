// One line a step with its seconds; on a terminal the line lives until the step ends, elsewhere a sign of life every 15 s.

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Steps that tell how they go. Several may run at once.
 * @param {NodeJS.WriteStream} out
 */
export function createProgress(out = process.stdout) {
  const active = new Map();
  let timer;

  const draw = () => {
    const line = [...active].map(([title, { since, detail }]) => `${title}, ${seconds(since)}${detail ? `: ${detail}` : ''}`).join('  |  ');
    out.write(`\r\u001B[2K${line.slice(0, Math.max(20, (out.columns || 80) - 1))}`);
  };
  const signOfLife = () => {
    for (const [title, { since, detail }] of active) out.write(`  ${title}, ${seconds(since)}${detail ? `: ${detail}` : ''}\n`);
  };
  const say = (line) => {
    const redraw = out.isTTY && active.size > 0;
    out.write(`${redraw ? '\r\u001B[2K' : ''}${line}\n`);
    if (redraw) draw();
  };
  const end = (title, word) => {
    const { since } = active.get(title);
    say(`${title}: ${word} in ${seconds(since)}`);
    active.delete(title);
    if (active.size > 0) return;
    clearInterval(timer);
    if (out.isTTY) out.write('\r\u001B[2K');
  };

  /**
   * Runs one step and returns what it returns.
   * @template T
   * @param {string} title
   * @param {(tell: (detail: string) => void) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async function step(title, work) {
    if (active.size === 0) timer = setInterval(out.isTTY ? draw : signOfLife, out.isTTY ? 1000 : 15_000);
    const state = { since: Date.now(), detail: '' };
    active.set(title, state);
    if (out.isTTY) draw();
    else out.write(`${title} …\n`);
    try {
      const result = await work((detail) => {
        state.detail = oneLine(detail);
      });
      end(title, 'done');
      return result;
    } catch (error) {
      end(title, 'failed');
      throw error;
    }
  }

  return { step, say };
}
