// Loaded into a server that is measured (node --expose-gc): at the signal SIGUSR2 it collects its garbage and writes how many bytes are left to HEAP_FILE.
import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

async function sayHeap() {
  // What one collection lets go of may hold what the next one finds.
  for (let round = 0; round < 5; round++) {
    globalThis.gc();
    await pause(100);
  }
  const file = process.env.HEAP_FILE;
  writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed));
  renameSync(`${file}.new`, file);
}

process.on('SIGUSR2', () => void sayHeap());
