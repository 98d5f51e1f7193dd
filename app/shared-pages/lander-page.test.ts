import { expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { landerRequest } from './lander-page';

const pages = vi.hoisted(() => ({ bare: 0, asked: [] as (string | undefined)[] }));
vi.mock('../page-request/site-request', () => ({ siteRequest: () => Promise.resolve({ visitor: {}, site: exampleSite({ country: null }), audience: {} }) }));
vi.mock('@/lib/api/server', () => ({
  callServer: (_: unknown, { query: { after } }: { query: { after?: string } }) => {
    pages.asked.push(after);
    const at = Number(after ?? 0);
    const main_image = at < pages.bare ? null : { filename: 'face.webp' };
    return Promise.resolve({ members: Array.from({ length: 36 }, (__, index) => ({ id: at * 36 + index + 1, name: 'Robin', fictional: false, main_image })), next: String(at + 1) });
  },
}));

test.each([[0, 1], [5, 6], [40, 12]])('where the newest %i pages of members have no photo yet, a lander looks through %i of them', async (bare, looked) => {
  Object.assign(pages, { bare, asked: [] });
  const { people } = await landerRequest(Promise.resolve({ site: 'vonk.test', slug: 'nl' }) as unknown as Parameters<typeof landerRequest>[0]);
  expect(pages.asked).toHaveLength(looked);
  expect(people.filter(({ main_image }) => main_image)).toHaveLength(bare < 12 ? 36 : 0);
});
