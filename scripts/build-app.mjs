// Builds the app when its sources differ from those of the last build.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exclusively } from './exclusive.mjs';
import { root, runCommand, toolEnv } from './run-command.mjs';
import { sourceStamp } from './source-stamp.mjs';

const stampFile = path.join(root, '.next', 'built-from');
const buildMark = path.join(root, '.next', 'BUILD_ID');

/**
 * @param {ReturnType<typeof import('./progress.mjs').createProgress>} progress
 * @param {{ dataDir: string, timeLimit?: number }} options
 */
export async function buildApp(progress, { dataDir, timeLimit }) {
  const stamp = sourceStamp(root, [dataDir]);
  const isBuilt = () => existsSync(buildMark) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (!isBuilt()) await exclusively(progress, async () => isBuilt() || build(progress, stamp, timeLimit));
}

async function build(progress, stamp, timeLimit) {
  rmSync(stampFile, { force: true });
  const env = toolEnv({ NODE_ENV: 'production' });
  await progress.step('Building the app', (tell) =>
    runCommand('npm', ['run', '--silent', 'build'], { env, onLine: tell, timeLimit, failure: 'npm run build' }),
  );
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}
