// Scripts, styles and icons that were compressed when the app was built: which copy is sent in place of the file that is asked for. Bars P1, P3.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodingOf, type Encoding } from './compressed-pages';

/** A copy: its path, and what the answer that brings it says of it. */
export type CompressedFile = { path: string; type: string; encoding: Encoding };

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const types: Record<string, string> = { css: 'text/css; charset=UTF-8', js: 'application/javascript; charset=UTF-8', svg: 'image/svg+xml' };

/** The paths below which files lie, with their folders. */
export type CopyFolders = Record<string, string>;

/** Those of the build that the product is served from; what is served while one develops, or as a preview with the gallery, has no copies. */
export const copyFolders = ({ production, gallery }: { production: boolean; gallery: boolean }): CopyFolders =>
  production && !gallery ? { '/_next/static/': join(process.cwd(), '.next', 'static'), '/': join(process.cwd(), 'public') } : {};

const listed = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []);

/**
 * Reads once which copies there are: those of `folders`, by the path that each answers at. A build made anew takes them away while this one is served.
 * The function that comes back takes a path without its query and an Accept-Encoding, and gives the smallest copy that is taken; nothing where there is none.
 */
export function compressedFiles(folders: CopyFolders) {
  const made = new Map(Object.entries(folders).flatMap(([path, folder]) => listed(folder).map((file) => [path + file, join(folder, file)])));
  return (path: string, accepted: string | undefined): CompressedFile | undefined => {
    const encoding = encodingOf(accepted);
    const type = types[/\.(\w+)$/.exec(path)?.[1] ?? ''];
    if (!encoding || !type) return undefined;
    const copy = path + endings[encoding];
    const file = made.get(copy);
    return file && existsSync(file) ? { path: copy, type, encoding } : undefined;
  };
}
