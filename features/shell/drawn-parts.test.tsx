import { render, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { ChatMenuPart } from '@/features/chat/menu/chat-menu-part-browser';
import { AccountItemsPart } from './account-items-part-browser';
import { LanguageMenuPart } from './language-menu-part-browser';

const lost = vi.hoisted(() => (): never => {
  throw new Error('Failed to load chunk /_next/static/chunks/a.js');
});
vi.mock('./account-items', () => ({ get AccountItems() { return lost(); } }));
vi.mock('./language-menu', () => ({ get LanguageMenu() { return lost(); } }));
vi.mock('@/features/chat/menu/chat-menu', () => ({ get ChatMenu() { return lost(); } }));

const menus = [
  ['of the account’s forms', AccountItemsPart],
  ['of the languages', LanguageMenuPart],
  ['of a conversation', ChatMenuPart],
] as unknown as [string, ComponentType][];

test.each(menus)('[T17] a menu %s whose code does not come tells whoever begins the page anew', async (_, Part) => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(told.mock.calls[0]![0]).toMatchObject({ message: 'Failed to load chunk /_next/static/chunks/a.js' });
});
