// Lays down where the page cache finds what other instances keep. Decision 136.
import { existsSync, readFileSync } from 'node:fs';
import { once } from '@/lib/once';
import type { Redis } from './redis';
import { sharedPages } from './shared-pages';

const buildId = '.next/BUILD_ID';

/** From now on kept pages are shared through Redis, among the instances of this release. */
export function sharePages(redis: Redis): void {
  // In development no page is kept, and there is no build.
  if (!existsSync(buildId)) return;
  once('shared pages', () => sharedPages(redis, readFileSync(buildId, 'utf8').trim()));
}
