// npm start: installs, builds and draws what is missing, then serves. Plain JavaScript for Node 20: node_modules may not exist yet.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPlaceFree } from './assert-place-free.mjs';
import { buildApp } from './build-app.mjs';
import { drawDemoPhotos, layDemoPhotos } from './draw-demo-photos.mjs';
import { installPackages } from './install-packages.mjs';
import { listenAddress, loadEnvFile } from './listen-address.mjs';
import { createProgress } from './progress.mjs';
import { root, runMain } from './run-command.mjs';
import { runServer } from './run-server.mjs';
import { sayWelcome } from './say-welcome.mjs';

// Nobody waits longer than this for portraits (ms since the command was given): the server draws what is missing when it is asked for.
const patience = 200_000;

runMain(async () => {
  const began = Date.now();
  loadEnvFile();
  const address = listenAddress();
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  await assertPlaceFree(address, dataDir);
  const progress = createProgress();

  await installPackages(progress);
  const laid = drawDemoPhotos(progress).then(
    () => layDemoPhotos(dataDir),
    (error) => progress.say(`The demo members' photos are drawn when they are asked for: ${[error.message, ...(error.tail ?? [])].join('\n')}`),
  );
  await buildApp(progress, { dataDir });
  await Promise.race([laid, sleep(Math.max(0, began + patience - Date.now()), undefined, { ref: false })]);
  layDemoPhotos(dataDir);
  process.exitCode = await runServer({ mode: 'start', address, dataDir, progress, onReady: () => sayWelcome(progress, address) });
});
