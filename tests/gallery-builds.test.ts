import { readdirSync } from 'node:fs';
import type { NextConfig } from 'next';
import { NextRequest } from 'next/server';
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../scripts/browser-zod.mjs', () => ({ writeBrowserZod: () => './.cache/zod.mjs' }));

const configIn = async (environment: string, gallery: string): Promise<NextConfig> => {
  vi.stubEnv('NODE_ENV', environment);
  vi.stubEnv('VONK_GALLERY', gallery);
  return (await import('../next.config')).default as NextConfig;
};
beforeEach(() => vi.resetModules());

test('a build for visitors knows no page of the gallery, and says so where its code asks', async () => {
  const { pageExtensions, distDir, env } = await configIn('production', '');
  expect([pageExtensions, distDir, env]).toEqual([undefined, undefined, { VONK_GALLERY: '' }]);
});

test('a preview build has it, in a folder that nobody serves the product from; development has it where it stands', async () => {
  const preview = await configIn('production', '1');
  expect([preview.pageExtensions?.includes('gallery.tsx'), preview.distDir]).toEqual([true, '.cache/preview']);
  vi.resetModules();
  const development = await configIn('development', '');
  expect([development.pageExtensions?.includes('gallery.tsx'), development.distDir, development.env]).toEqual([true, undefined, { VONK_GALLERY: '1' }]);
});

test('every page of the gallery has the name by which builds leave it out', () => {
  const files = readdirSync('app/dev/gallery', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(5);
  expect(files.map(({ name }) => name).filter((name) => !/^(page|layout|route)\.gallery\.tsx?$/.test(name))).toEqual([]);
});

test('middleware lets the gallery by where there is one, and lets pages of the same origin frame it', async () => {
  vi.stubEnv('VONK_GALLERY', '1');
  const { middleware } = await import('../middleware');
  const response = await middleware(new NextRequest('http://localhost:3000/dev/gallery/nl/general/light/like-modal', { headers: { host: 'localhost' } }));
  expect([response.headers.get('x-middleware-next'), response.headers.get('x-middleware-rewrite')]).toEqual(['1', null]);
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  const texts = await middleware(new NextRequest('http://localhost:3000/dev/texts?lang=fi', { headers: { host: 'localhost' } }));
  expect(texts.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/dev/gallery/texts?lang=fi');
});
