// What the browser tests need before they begin: npm start on a copy of the prepared world, or only what tests need that start an app of their own.
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildApp } from './build-app.mjs';
import { drawDemoPhotos } from './draw-demo-photos.mjs';
import { layWorld, prepareWorld } from './prepared-world.mjs';
import { createProgress } from './progress.mjs';
import { runMain } from './run-command.mjs';

const { E2E_NEEDS: needs, E2E_WORLD: world, DATA_DIR: dataDir, PORT: port } = process.env;
const progress = createProgress();

/** Keeps what the server writes beside its folder, for the test that reads it. */
function keepWritten() {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (text, ...rest) => {
      appendFileSync(`${dataDir}.log`, text);
      return write(text, ...rest);
    };
  }
}

if (needs === 'app') {
  keepWritten();
  await prepareWorld(world, progress);
  layWorld(world, dataDir);
  await import('./start.mjs');
} else {
  runMain(async () => {
    const withWorld = needs === 'world' ? [drawDemoPhotos(progress), prepareWorld(world, progress)] : [];
    await Promise.all([buildApp(progress, { dataDir }), ...withWorld]);
    // Whoever waits for the shared app hears that all is ready.
    createServer((_, answer) => answer.end()).listen(Number(port), '127.0.0.1');
  });
}
