// The server of the browser tests: npm start on a copy of the prepared world. playwright.config.ts says where both lie.
import { prepareWorld, layWorld } from './prepared-world.mjs';
import { createProgress } from './progress.mjs';

const { E2E_WORLD: world, DATA_DIR: dataDir } = process.env;
await prepareWorld(world, createProgress());
layWorld(world, dataDir);
await import('./start.mjs');
