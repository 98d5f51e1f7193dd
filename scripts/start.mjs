// npm start: installs, builds and draws what is missing, then serves. Plain JavaScript for Node 20: node_modules may not exist yet.
import path from 'node:path';
import { buildApp } from './build-app.mjs';
import { drawDemoPhotos, layDemoPhotos } from './draw-demo-photos.mjs';
import { installPackages } from './install-packages.mjs';
import { assertFree, listenAddress, loadEnvFile } from './listen-address.mjs';
import { createProgress } from './progress.mjs';
import { root, runMain } from './run-command.mjs';
import { runServer } from './run-server.mjs';
import { sayWelcome } from './say-welcome.mjs';

runMain(async () => {
  loadEnvFile();
  const address = listenAddress();
  await assertFree(address);
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
  const progress = createProgress();

  await installPackages(progress);
  await Promise.all([buildApp(progress, { dataDir }), drawDemoPhotos(progress)]);
  layDemoPhotos(dataDir);
  process.exitCode = await runServer({ mode: 'start', address, dataDir, progress, onReady: () => sayWelcome(progress, address) });
});
