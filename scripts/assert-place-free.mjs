// Whether a server can start here: its address is free, and so is its data folder.
import { setTimeout as sleep } from 'node:timers/promises';
import { assertFolderFree, isLeaving } from './assert-folder-free.mjs';
import { assertFree } from './listen-address.mjs';

// A server whose starter was killed needs a moment to go (end-with-parent.mjs). Any other is told of soon.
const patience = 5000;
const shortPatience = 700;

/** Fails with a sentence when the address or the folder stays taken. */
export async function assertPlaceFree(address, dataDir, command) {
  for (const began = Date.now(); ; await sleep(50)) {
    try {
      await assertFree(address, command);
      assertFolderFree(dataDir);
      return;
    } catch (error) {
      if (Date.now() - began >= (isLeaving(dataDir) ? patience : shortPatience)) throw error;
    }
  }
}
