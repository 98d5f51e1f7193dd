// Names one process for ever: pids are used again.
import { readFileSync } from 'node:fs';

/** The fields of a process after its name, as Linux lists them; none where there is no such process or no such list. */
export function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** When a process began, as Linux counts it: with the pid it names one process for ever. Nothing for one that has ended but is not buried. */
export const startOf = (pid) => (statOf(pid)[0] === 'Z' ? undefined : statOf(pid)[19]);
