// Draws the demo members' photos into <folder>/photos and writes who can sign in to <folder>/logins.json. No database.
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { demoOperator } from '@/lib/server/seed/accounts';
import { demoWorld } from '@/lib/server/seed/demo-world';
import { renderDemoPhotos } from '@/lib/server/seed/render-demo-photos';

const folder = process.argv[2];
if (!folder) throw new Error('usage: tsx scripts/prepare-demo.ts <folder>');
// The build runs beside this and matters more.
setPriority(10);
const photos = path.join(folder, 'photos');
await mkdir(photos, { recursive: true });

const world = demoWorld(new Date());
await writeFile(path.join(folder, 'logins.json'), JSON.stringify({ password: world.password, logins: world.logins, operator: demoOperator }, null, 2));
const place = {
  has: (name: string) => Promise.resolve(existsSync(path.join(photos, name))),
  // Written beside its place and moved there: a run that is broken off leaves no half of a file.
  put: async (name: string, bytes: Uint8Array) => {
    const beside = path.join(photos, `${name}.${process.pid}.part`);
    await writeFile(beside, bytes);
    await rename(beside, path.join(photos, name));
  },
};
await renderDemoPhotos(world, place, (done, all) => console.log(`${done} of ${all} photos`));
