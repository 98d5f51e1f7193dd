import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteProvider } from '@/components/layout/site-context';
import { scenes } from '@/gallery/all-scenes';
import { documents } from '@/gallery/documents';
import { firstLook } from '@/gallery/look';
import type { Scene } from '@/gallery/scene';
import { stageOf } from '@/gallery/stage';
import { createQueryClient } from '@/lib/queries/client';
import { userQuery } from '@/lib/queries/user';
import { ChatStoreProvider, forgetChats } from '@/lib/stores/chat-store-provider';
import { LikesStoreProvider } from '@/lib/stores/likes-store-provider';
import messages from '@/locales/nl.json';

// On the server a part above the islands keeps all texts; here everything is an island.
vi.mock('@/lib/i18n/island-messages', () => ({ IslandMessages: ({ children }: { children: ReactNode }) => children }));

// What is asked for and never answered would be asked for again once its patience is over, after these tests.
vi.mock('@/lib/queries/swipe', () => ({ fetchSwipeCards: () => new Promise(() => undefined) }));

const router = Object.fromEntries(['replace', 'push', 'back', 'refresh', 'prefetch', 'forward'].map((name) => [name, () => undefined])) as unknown as AppRouterInstance;

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  void forgetChats();
  sessionStorage.clear();
});

/** The scene as the page draws it, without the bars around it. */
async function draw(scene: Scene): Promise<HTMLElement> {
  const stage = stageOf(scene, firstLook);
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, stage.user);
  for (const [key, text] of Object.entries(scene.browser?.session ?? {})) sessionStorage.setItem(key, text);
  const content = (await scene.draw(stage)) as ReactNode;
  render(
    <AppRouterContext value={router}>
      <PathnameContext value="/members">
        <NextIntlClientProvider locale="nl" messages={messages as AbstractIntlMessages} timeZone="Europe/Amsterdam">
          <QueryClientProvider client={client}>
            <SiteProvider site={stage.site}>
              <ChatStoreProvider user={stage.user}>
                <LikesStoreProvider user={stage.user}>
                  <Suspense>
                    {scene.banners?.(stage)}
                    {content}
                  </Suspense>
                </LikesStoreProvider>
              </ChatStoreProvider>
            </SiteProvider>
          </QueryClientProvider>
        </NextIntlClientProvider>
      </PathnameContext>
    </AppRouterContext>,
  );
  await act(() => vi.dynamicImportSettled());
  return document.body;
}

/** What stands in the frame around the scene, or comes with a step. */
const elsewhere = new Set(['offline', 'server-away', 'new-release', 'last-error']);

test.each(scenes.filter(({ name, kind }) => !elsewhere.has(name) && kind !== 'toast').map((scene) => [scene.name, scene] as const))('%s draws, with the texts of a language', async (_, scene) => {
  const drawn = await draw(scene);
  const text = drawn.textContent ?? '';
  expect(text.length).toBeGreaterThan(15);
  expect(text).not.toMatch(/\b(err|chat|pay|signup|recovery)\.[a-z_]+\.[a-z_]+/);
  // What is brought into sight stands there, where no step has it come; a sheet that the browser opens, and what opens it, too.
  const steps = scene.steps ?? [];
  const opensSheet = steps.some((step) => step[1].endsWith(':popover-open'));
  const comes = new Set(steps.filter(([act]) => act === 'seen').map(([, place]) => place));
  const opened = opensSheet ? steps.slice(0, steps.findIndex(([, place]) => place.endsWith(':popover-open')) + 1) : [];
  const places = [...opened, ...steps.filter(([act, place]) => act === 'show' && !comes.has(place))].map(([, place]) => place.replace(':popover-open', '[popover]'));
  expect(places.filter((place) => !drawn.querySelector(place))).toEqual([]);
});

test.each(documents.map((document) => [document.name, document] as const))('%s is a whole document', async (_, { draw: drawn }) => {
  expect(await drawn(firstLook)).toMatch(/^<!doctype html>\s*<html[^>]* lang="nl"[\s\S]*<\/html>\s*$/i);
});
