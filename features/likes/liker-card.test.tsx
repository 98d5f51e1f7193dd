import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Liker } from '@/lib/contract/likes';
import { LikesStoreProvider } from '@/lib/stores/likes-store-provider';
import { site } from '@/tests/chat-setup';
import { TestPage, testUser } from '@/tests/member-page';
import { LikerCard } from './liker-card';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/likes' }));
afterEach(() => void vi.useRealTimers());

test('a minute that passes between the server and the browser is no fault of the page', async () => {
  const amara = { id: 5, name: 'Amara', age: 30, city: 'Utrecht', country: 'NL', liked_at: '2026-11-21T18:58:00Z' } as Liker;
  const card = () => (
    <TestPage>
      <LikesStoreProvider user={testUser}>
        <LikerCard liker={amara} type="received" site={site} back="/likes" priority={false} />
      </LikesStoreProvider>
    </TestPage>
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T19:00:59Z') });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(card());
  expect(page.textContent).toContain('· 2 min');
  vi.setSystemTime(new Date('2026-11-21T19:01:01Z'));
  const faults: unknown[] = [];
  const root = await act(async () => hydrateRoot(page, card(), { onRecoverableError: (error) => void faults.push(error) }));
  expect(faults).toEqual([]);
  act(() => root.unmount());
  page.remove();
});
