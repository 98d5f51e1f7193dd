// Whether a server can start here: its address is free, and so is its data folder.
import { setTimeout as sleep } from 'node:timers/promises';
import { assertFolderFree, isLeaving } from './assert-folder-free.mjs';
import { assertFree } from './listen-address.mjs';

// A server whose starter was killed needs a moment to go (end-with-parent.mjs). Any other is told of soon.
const patience = 5000;
const shortPatience = 700;

/**
 * Fails with a sentence when the address or the folder stays taken. `clock` is another one in tests.
 * @param {string} [command]
 * @param {{ now: () => number, sleep: (milliseconds: number) => Promise<unknown> }} [clock]
 */
export async function assertPlaceFree(address, dataDir, command, clock = { now: Date.now, sleep }) {
  for (const began = clock.now(); ; await clock.sleep(50)) {
    try {
      await assertFree(address, command);
      assertFolderFree(dataDir);
      return;
    } catch (error) {
      if (clock.now() - began >= (isLeaving(dataDir) ? patience : shortPatience)) throw error;
    }
  }
}
