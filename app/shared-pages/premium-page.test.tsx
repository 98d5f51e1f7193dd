import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { listMembers } from '@/lib/contract/members';
import { TestPage, testPerson, testSite, testUser } from '@/tests/member-page';
import { premiumPage } from './premium-page';

const asked = vi.hoisted(() => ({ for: 'woman' }));
const genders = { woman: 7, man: 8 } as const;
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()), cookies: () => Promise.resolve({}) }));
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({ back: () => undefined }) }));
vi.mock('../page-request/site-request', () => ({
  memberRequest: () =>
    Promise.resolve({
      site: testSite, settings: { refund_days: 14 }, user: { ...testUser, looking_for: asked.for },
      call: (endpoint: unknown, { query }: { query?: { gender?: keyof typeof genders } }) => {
        if (endpoint !== listMembers) return Promise.reject(new ApiError('no prices', { status: 404 }));
        const ids = query?.gender ? [genders[query.gender]] : Object.values(genders);
        return Promise.resolve({ members: ids.map((id) => ({ ...testPerson(id), main_image: { filename: `${id}.webp` } })) });
      },
    }),
}));

test.each([['woman', '7.webp'], ['man', '8.webp']])('who looks for a %s sees the photo of one as the sample', async (lookingFor, photo) => {
  asked.for = lookingFor;
  const { container } = render(<TestPage>{await premiumPage(Promise.resolve({ site: 'vonk.test', slug: 'nl' }) as unknown as Parameters<typeof premiumPage>[0], undefined)}</TestPage>);
  const images = [...container.querySelectorAll<HTMLImageElement>('.premium-photos img')].map(({ src }) => src);
  expect(images.length).toBeGreaterThan(0);
  for (const src of images) expect(src).toContain(photo);
});
