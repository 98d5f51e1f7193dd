// npm run dev: like npm start, with the sources followed as they change.
import path from 'node:path';
import { assertPlaceFree } from './assert-place-free.mjs';
import { drawDemoPhotos, layDemoPhotos } from './draw-demo-photos.mjs';
import { installPackages } from './install-packages.mjs';
import { listenAddress, loadEnvFile } from './listen-address.mjs';
import { createProgress } from './progress.mjs';
import { root, runMain } from './run-command.mjs';
import { runServer } from './run-server.mjs';
import { sayWelcome } from './say-welcome.mjs';

runMain(async () => {
  loadEnvFile();
  const address = listenAddress();
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  await assertPlaceFree(address, dataDir, 'npm run dev');
  const progress = createProgress();

  await installPackages(progress);
  await drawDemoPhotos(progress);
  layDemoPhotos(dataDir);
  process.exitCode = await runServer({ mode: 'dev', address, dataDir, progress, onReady: () => sayWelcome(progress, address) });
});
