// No page leads to one that is not there: the links of each page are followed, and those of the pages that they lead to.
import type { APIRequestContext } from '@playwright/test';
import { demoEmail, expect, test } from './fixtures';

test.describe.configure({ mode: 'parallel' });

type Link = { from: string; to: string };

/** Pages of one kind have links of one kind: so many of each are opened. */
const ofAKind = 2;
const kindOf = ({ pathname, searchParams }: URL) => [pathname.replace(/\d+/g, '#'), ...searchParams.keys()].join(' ');

const linksIn = (html: string) => [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));

/** Follows every link from the first pages on, and gives how many pages were opened and the links that lead nowhere. */
async function follow(request: APIRequestContext, origin: string, first: readonly string[]) {
  const waiting: Link[] = first.map((to) => ({ from: 'the start', to }));
  const kinds = new Map<string, number>();
  const opened = new Set<string>();
  const broken: string[] = [];
  for (let link = waiting.shift(); link; link = waiting.shift()) {
    const url = new URL(link.to, new URL(link.from === 'the start' ? '/' : link.from, origin));
    const path = url.pathname + url.search;
    const kind = kindOf(url);
    const seen = kinds.get(kind) ?? 0;
    if (url.origin !== origin || opened.has(path) || seen >= ofAKind) continue;
    kinds.set(kind, seen + 1);
    opened.add(path);
    const answer = await request.get(path);
    if (answer.status() >= 400) broken.push(`${path}, linked from ${link.from}: ${answer.status()}`);
    else if (answer.headers()['content-type']?.startsWith('text/html')) {
      for (const to of linksIn(await answer.text())) waiting.push({ from: new URL(answer.url()).pathname, to });
    }
  }
  return { opened, broken };
}

test('every link of every page leads a visitor somewhere', async ({ page, baseURL }) => {
  const { opened, broken } = await follow(page.request, baseURL!, ['/', '/login', '/signup', '/match-finder', '/pricing', '/landers/collagelanding', '/landers/maplanding/she-de']);
  expect(broken).toEqual([]);
  for (const path of ['/complaints', '/lang-config', '/pages/terms', '/reset-password']) expect([...opened], path).toContain(path);
});

test('every link of every page leads a member somewhere', async ({ page, baseURL, login }) => {
  await login(demoEmail('premium'));
  const { opened, broken } = await follow(page.request, baseURL!, ['/members', '/likes', '/chats', '/swipe-game', '/profile', '/settings', '/credits', '/transactions', '/premium', '/notifications', '/pages/faq']);
  expect(broken).toEqual([]);
  for (const path of ['/pricing', '/settings/photos', '/settings/delete', '/likes/given']) expect([...opened], path).toContain(path);
});
