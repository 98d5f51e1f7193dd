import { expect, it, vi } from 'vitest';
import type { Reader } from './reader';
import { noticeIn, pathIn, showPush } from './show-push';
import type { TabClient } from './worker-scope';

const reader: Reader = { member: 7, lang: 'nl', site: 'Vonk' };
const notice = { kind: 'message', topic: 'chat-5', member: 7, title: 'Noor', body: 'stuurde je een bericht', lang: 'nl', path: '/members/9/chat', also: '/chats/5', badge: 3 };
const tab = (path: string, visibilityState = 'visible'): TabClient => ({ url: `https://vonk.test${path}`, visibilityState, postMessage: vi.fn(), focus: vi.fn(), navigate: vi.fn() });

function world(tabs: TabClient[] = []) {
  const showNotification = vi.fn(() => Promise.resolve());
  const badges = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.resolve()) };
  const clients = { matchAll: () => Promise.resolve(tabs), openWindow: vi.fn() };
  return { showNotification, badges, around: { registration: { showNotification } as never, clients, badges, origin: 'https://vonk.test' } };
}
const generic = (lang?: string) => `iets nieuws (${lang})`;
const show = async (sent: object | string | undefined, who: Reader | undefined, tabs: TabClient[] = []) => {
  const { around, ...seen } = world(tabs);
  await showPush(typeof sent === 'object' ? JSON.stringify(sent) : sent, who, generic, around);
  return seen;
};

it('[T19] shows who wrote, tells every tab, and counts on the icon', async () => {
  const tabs = [tab('/likes'), tab('/chats', 'hidden')];
  const { showNotification, badges } = await show(notice, reader, tabs);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Noor', {
    body: 'stuurde je een bericht', lang: 'nl', tag: 'chat-5', renotify: true, icon: '/site-images/icon-192.png', badge: '/site-images/badge-96.png', data: { path: '/members/9/chat', also: '/chats/5' },
  });
  for (const each of tabs) expect(each.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'push', message: notice });
  expect(badges.setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
});

it.each(['/members/9/chat', '/chats/5', '/chats/5?x=1'])('shows nothing where somebody looks at %s, which is the conversation', async (path) => {
  const open = tab(path);
  const { showNotification } = await show(notice, reader, [open]);
  expect(showNotification).not.toHaveBeenCalled();
  expect(open.postMessage).toHaveBeenCalledOnce();
});

it('shows it where the conversation stands in a tab that nobody looks at', async () => {
  expect((await show(notice, reader, [tab('/chats/5', 'hidden')])).showNotification).toHaveBeenCalledOnce();
});

it.each<[string, Reader | undefined]>([['nobody is signed in', { ...reader, member: null }], ['somebody else is', { ...reader, member: 8 }], ['nobody is known', undefined]])(
  'says nothing of whom it is about where %s any more',
  async (_, who) => {
    const open = tab('/');
    const { showNotification, badges } = await show(notice, who, [open]);
    const [title, options] = showNotification.mock.calls[0] as unknown as [string, { body: string; data: object }];
    expect([title, options.body, options.data]).toEqual([who ? 'Vonk' : 'vonk.test', generic(who?.lang), { path: '/' }]);
    expect(JSON.stringify([showNotification.mock.calls, vi.mocked(open.postMessage).mock.calls])).not.toMatch(/Noor|members\/9|chat-5/);
    expect(badges.setAppBadge).not.toHaveBeenCalled();
  },
);

it.each([undefined, '', 'plain words', '[]', '"x"', 'null', '{}'])('a message that says nothing (%j) says that there is something, and leads to the root', async (text) => {
  const { showNotification } = await show(text, reader);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Vonk', expect.objectContaining({ body: generic('nl'), tag: 'new', data: { path: '/' } }));
});

it('takes what another server sends: a title alone, without for whom', async () => {
  const { showNotification } = await show({ title: 'Noor', body: 'schreef' }, reader);
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Noor', expect.objectContaining({ body: 'schreef', data: { path: '/chats' } }));
});

it('takes the number from the icon at 0; a failure is ignored', async () => {
  const { around, badges, showNotification } = world();
  badges.clearAppBadge.mockRejectedValue(new Error('not allowed'));
  await showPush(JSON.stringify({ ...notice, badge: 0 }), reader, generic, around);
  expect([badges.clearAppBadge, showNotification].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

it('knows a path of this site from an address elsewhere', () => {
  expect(['/chats/5', '//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:1', '', 7, null].map(pathIn)).toEqual(['/chats/5', null, null, null, null, null, null, null]);
  expect(noticeIn('{"title":')).toEqual({});
});
