// Draws the demo members' photos once, and lays them in the data folder of whoever starts a server.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productNode, root, runCommand, toolEnv } from './run-command.mjs';
import { sourceStamp } from './source-stamp.mjs';

const demoFolder = path.join(root, '.cache', 'demo');
const drawn = path.join(demoFolder, 'photos');
const drawnFrom = path.join(demoFolder, 'drawn-from');

/** What `npm start` prints of the demo accounts, and the browser tests sign in with. */
export const demoLoginsFile = path.join(demoFolder, 'logins.json');

const stampHere = () => ['seed', 'portraits'].map((room) => sourceStamp(path.join(root, 'lib', 'server', room))).join(' ');
const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** A hard link where both are on one disk: the files never change, a photo that does gets another name. */
const lay = (from, to) => {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

/** Draws what is not drawn yet; nothing where another server has the members (API_ORIGIN). */
export async function drawDemoPhotos(progress) {
  if (process.env.API_ORIGIN) return;
  const stamp = stampHere();
  if (readStamp(drawnFrom) === stamp) return;
  rmSync(drawnFrom, { force: true });
  mkdirSync(drawn, { recursive: true });
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  await progress.step('Drawing the demo members', (tell) =>
    runCommand(productNode(), [tsx, path.join(root, 'scripts', 'prepare-demo.ts'), demoFolder], {
      env: toolEnv({ NODE_ENV: 'production' }),
      onLine: tell,
      failure: 'scripts/prepare-demo.ts',
    }),
  );
  writeFileSync(drawnFrom, stamp);
}

/** Puts the photos that are drawn by now below `<dataDir>/photos`, unless another store has them (S3_ENDPOINT). */
export function layDemoPhotos(dataDir) {
  if (process.env.API_ORIGIN || process.env.S3_ENDPOINT || !existsSync(drawn)) return;
  // Once per data folder and drawing: a photo that a member has removed since must not come back.
  const stamp = readStamp(drawnFrom);
  const laid = path.join(dataDir, 'demo-photos-laid');
  if (stamp && readStamp(laid) === stamp) return;
  mkdirSync(path.join(dataDir, 'photos'), { recursive: true });
  for (const name of readdirSync(drawn)) if (name.endsWith('.webp')) lay(path.join(drawn, name), path.join(dataDir, 'photos', name));
  if (stamp) writeFileSync(laid, stamp);
}
