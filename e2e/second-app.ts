// The built app once more, beside the one that all tests share: with an environment of its own, on a copy of the prepared world.
import { mkdtempSync, rmSync } from 'node:fs';
import { startBuiltApp } from '../scripts/built-app.mjs';
import { layWorld } from '../scripts/prepared-world.mjs';

/** A data folder with the demo world in it, for an app of a test's own. Whoever asks for it removes it. */
export function ownDataDir(): string {
  const dataDir = mkdtempSync(`${process.env.E2E_DATA_DIR}-`);
  layWorld(process.env.E2E_WORLD!, dataDir);
  return dataDir;
}

/** Serves the built app on a free port of 127.0.0.1 for as long as `use` takes. */
export async function withSecondApp(environment: Record<string, string>, use: (port: number) => Promise<void>): Promise<void> {
  // In front of a PHP server there is no database.
  const dataDir = environment.API_ORIGIN ? undefined : ownDataDir();
  const app = await startBuiltApp(environment, { dataDir });
  try {
    await use(app.port);
  } finally {
    await app.stop('SIGTERM', 5_000);
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  }
}
