import { describe, expect, it } from 'vitest';
import { chatDrafts, type ChatDrafts } from './chat-drafts';
import { forgetTexts, type TextStorage } from './forget-texts';
import { textStorage } from './testing/text-storage';

it('[C4] drafts are kept by member, and logging out forgets everything', () => {
  const [kept, tab] = [textStorage(), textStorage()];
  const drafts = chatDrafts(1, kept, 'one', tab);
  drafts.keepDraft(5, 'Altijd. Vanuit een hoekje');
  expect(chatDrafts(1, kept).draft(5)).toBe('Altijd. Vanuit een hoekje');
  expect([chatDrafts(1, kept).draft(6), chatDrafts(2, kept).draft(5)]).toEqual(['', '']);
  for (const storage of [kept, tab]) forgetTexts(storage);
  expect([kept.length, tab.length]).toEqual([0, 0]);
});

it('a text that was sent leaves nothing', () => {
  const [kept, tab] = [textStorage(), textStorage()];
  const drafts = chatDrafts(1, kept, 'one', tab);
  drafts.keepDraft(5, 'Dag');
  drafts.keepDraft(5, '', true);
  expect([kept.length, tab.length, drafts.draft(5)]).toEqual([0, 0, '']);
});

it('a storage that refuses is no obstacle: the text lasts as long as the page', () => {
  const broken = { ...textStorage(), setItem: () => { throw new Error('full'); } };
  const drafts = chatDrafts(1, broken);
  drafts.keepDraft(5, 'kept for the page');
  expect(drafts.draft(5)).toBe('kept for the page');
});

/** The tabs of one browser, each of which hears what others have changed in the storage once `told`. */
function browser() {
  const kept = textStorage();
  const open = new Map<TextStorage, ChatDrafts>();
  let pages = 0;
  const news: (() => void)[] = [];
  const load = (tab = textStorage()) => {
    const tell = (key: string, newValue: string | null) =>
      news.push(() => {
        for (const [each, other] of open) if (each !== tab) other.heard({ key, newValue });
      });
    const storage = Object.assign(Object.create(kept) as TextStorage, {
      setItem: (key: string, text: string) => (kept.setItem(key, text), tell(key, text)),
      removeItem: (key: string) => (kept.removeItem(key), tell(key, null)),
    });
    const drafts = chatDrafts(1, storage, `page-${++pages}`, tab);
    open.set(tab, drafts);
    return { tab, storage, draft: () => drafts.draft(5), type: (text: string) => drafts.keepDraft(5, text), send: () => drafts.keepDraft(5, '', true) };
  };
  const told = () => {
    while (news.length > 0) for (const one of news.splice(0)) one();
  };
  return { load, told, reload: ({ tab }: { tab: TextStorage }) => load(tab), close: ({ tab }: { tab: TextStorage }) => open.delete(tab) };
}

describe('[C4] [S9] a text that was begun in one tab', () => {
  it('outlives what another sends, though that one typed last', () => {
    const { load, close, told } = browser();
    const [one, other] = [load(), load()];
    one.type('Hoe');
    other.type('Dag');
    close(one);
    other.send();
    told();
    expect(load().draft()).toBe('Hoe');
  });

  it.each([['sent', 'Hoe gaat het?', true], ['wiped', '', false]] as const)('is kept as long as it stands there, though another tab has taken it over and %s it', (_, text, sent) => {
    const { load, close, told } = browser();
    const [one, other] = [load(), load()];
    one.type('Hoe');
    expect(other.draft()).toBe('Hoe');
    other.type(text);
    told();
    if (sent) other.send();
    told();
    close(one);
    expect(load().draft()).toBe('Hoe');
  });

  it('does not come back once another has sent it as it was', () => {
    const { load, told } = browser();
    const [one, other] = [load(), load()];
    one.type('Hoe');
    other.draft();
    other.send();
    told();
    expect(load().draft()).toBe('');
  });

  it('is kept with what was added after another had taken it over', () => {
    const { load, close, told } = browser();
    const [one, other] = [load(), load()];
    one.type('Hoe');
    other.draft();
    one.type('Hoe is het');
    close(one);
    other.type('Hoe gaat');
    other.send();
    told();
    expect(load().draft()).toBe('Hoe is het');
  });

  it('is there again in that tab after a reload, whatever others have begun', () => {
    const { load, reload } = browser();
    const tabs = [load(), load(), load()];
    for (const [at, tab] of tabs.entries()) tab.type(`text ${at}`);
    expect(tabs.map((tab) => reload(reload(tab)).draft())).toEqual(['text 0', 'text 1', 'text 2']);
  });

  it('is there again after a reload, also where the tab has not heard that another has taken it over', () => {
    const { load, reload } = browser();
    const [one, other] = [load(), load()];
    one.type('Hoe');
    other.draft();
    other.type('');
    expect(reload(one).draft()).toBe('Hoe');
  });

  it('goes with a logout in another, and is not kept anew', () => {
    const { load, told } = browser();
    const [one, other] = [load(), load()];
    one.type('Hoe');
    told();
    forgetTexts(other.storage);
    told();
    expect(other.storage.length).toBe(0);
  });
});
