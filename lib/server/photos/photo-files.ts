// Photos as files: a port, and a folder of the data directory behind it; photo-bucket.ts is an object store behind the same. Decisions, 'Running it'.
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type PhotoFiles = {
  /** The bytes of a file, or null where there is none. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Removes a file; nothing where there is none. */
  remove: (name: string) => Promise<void>;
};

/** What a photo's file may be called. Nothing else ever reaches the disk. */
export const photoNamePattern = /^[A-Za-z0-9_-]{1,80}\.webp$/;

/** Photos in `folder`, which need not exist yet. A file is written beside its place and moved there: nobody reads half of one. */
export function photoFolder(folder: string): PhotoFiles {
  const pathOf = (name: string) => {
    if (!photoNamePattern.test(name)) throw new Error('Not the name of a photo');
    return join(folder, name);
  };
  return {
    read: async (name) => {
      const file = await open(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      try {
        return file && new Uint8Array(await file.readFile());
      } finally {
        await file?.close();
      }
    },
    write: async (name, bytes) => {
      const path = pathOf(name);
      const beside = `${path}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(beside, bytes);
      await rename(beside, path).catch(async (error: unknown) => {
        await rm(beside, { force: true });
        throw error;
      });
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
