// A folder that is there while a test runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder for the test that runs now, and removes it when that has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vonk-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
