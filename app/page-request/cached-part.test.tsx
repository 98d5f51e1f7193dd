import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { askedOr } from '@/lib/api/unanswered';
import { isUnanswered } from '@/lib/site/http/page-cache.mjs';
import { exampleSite } from '@/tests/example-site';
import { homePeople } from '../page-data/home-people';
import { cachedPart } from './cached-part';

const html = async (asked: Promise<string>) => renderToStaticMarkup(await cachedPart(async () => <p>{await askedOr(asked, () => 'niemand')}</p>));

test('a page that the server gave no answer to is drawn, and says to the page cache that it lacks something', async () => {
  const lacking = await html(Promise.reject(new ApiError('', { status: 500 })));
  expect(lacking).toContain('<p>niemand</p>');
  expect(isUnanswered(lacking)).toBe(true);
});

test('a page that has its answers says nothing, whatever its people wrote', async () => {
  expect(await html(Promise.resolve('iemand'))).toBe('<p>iemand</p>');
  expect(isUnanswered(await html(Promise.resolve('<meta name="kept" content="briefly"/>')))).toBe(false);
});

test('a home whose people cannot be had lacks them; one whose site shows nobody outside lacks nothing', async () => {
  const home = async (loggedOutSearch: boolean) =>
    renderToStaticMarkup(await cachedPart(async () => <p>{(await homePeople({ site: exampleSite({ country: 'NL', loggedOutSearch }), audience: {} }, () => Promise.reject(new ApiError('', { status: 0 })))).length}</p>));
  expect([isUnanswered(await home(true)), isUnanswered(await home(false))]).toEqual([true, false]);
});
