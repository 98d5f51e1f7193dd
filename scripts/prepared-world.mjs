// A migrated and seeded database, made once for the sources as they are and copied for every app of the browser tests, with the demo photos.
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { layDemoPhotos } from './draw-demo-photos.mjs';
import { productNode, root, runCommand, toolEnv } from './run-command.mjs';
import { sourceStamp } from './source-stamp.mjs';

const worlds = path.join(root, '.cache', 'worlds');
/** What happened in the world happened so long before it was made: after this time another is made (ms). */
const lifetime = 60 * 60_000;

/** Where the world of these sources lies, ready or not, for a run that begins now. */
export const worldFolder = () => path.join(worlds, `${sourceStamp(path.join(root, 'lib')).slice(0, 16)}-${Math.floor(Date.now() / lifetime)}`);

/** Makes the world unless it is there, and removes old ones. */
export async function prepareWorld(folder, progress) {
  if (existsSync(folder)) return;
  mkdirSync(worlds, { recursive: true });
  for (const name of readdirSync(worlds)) if (Date.now() - statSync(path.join(worlds, name)).mtimeMs > lifetime) rmSync(path.join(worlds, name), { recursive: true, force: true });
  const making = `${folder}.${process.pid}`;
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  await progress.step('Preparing the demo world', (tell) =>
    runCommand(productNode(), [tsx, path.join(root, 'scripts', 'prepare-world.ts'), making], { env: toolEnv({ NODE_ENV: 'production' }), onLine: tell, failure: 'scripts/prepare-world.ts' }),
  );
  try {
    renameSync(making, folder);
  } catch {
    // Another run was faster.
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * Copies the world into a data folder that has no database yet; where it is not prepared, the server makes its own.
 * @param {string} folder
 * @param {string} dataDir
 */
export function layWorld(folder, dataDir) {
  const database = path.join(dataDir, 'db');
  if (existsSync(folder) && !existsSync(database)) cpSync(path.join(folder, 'db'), database, { recursive: true, mode: constants.COPYFILE_FICLONE });
  layDemoPhotos(dataDir);
}
