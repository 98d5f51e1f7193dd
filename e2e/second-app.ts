// The built app once more, beside the one that all tests share: with an environment of its own, on a fresh folder.
import { startBuiltApp } from '../scripts/built-app.mjs';

/** Serves the built app on a free port of 127.0.0.1 for as long as `use` takes. */
export async function withSecondApp(environment: Record<string, string>, use: (port: number) => Promise<void>): Promise<void> {
  const app = await startBuiltApp(environment);
  try {
    await use(app.port);
  } finally {
    await app.stop('SIGTERM', 5_000);
  }
}
