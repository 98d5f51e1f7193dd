import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { takesBody } from './lib/api/end-bodies';
import { config } from './middleware';

describe('what passes the middleware by', () => {
  const matcher = new RegExp(`^${config.matcher[0]}$`);

  test('is every file of the public folder', () => {
    const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').replace('public/', '/'));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((path) => matcher.test(path))).toEqual([]);
  });

  test('is no page behind a site’s segments, whatever the two are named', () => {
    const firsts = ['_next', 'fonts', 'art', 'forms', 'site-images', 'operator', 'sandbox', 'dev', 'localhost'];
    const seconds = ['nl', 'static', 'app', 'landers', 'scenes', 'payment', 'outbox', 'she-nl', 'a.b'];
    const paths = firsts.flatMap((first) => seconds.flatMap((second) => ['cached', 'guest', 'live', 'cached/pages/terms.css', 'guest/login', 'live/members/7.js', 'cached/a.webp'].map((rest) => `/${first}/${second}/${rest}`)));
    // These folders answer for all that is below them.
    const own = /^\/(operator|dev\/outbox|sandbox\/payment)\//;
    expect(paths.filter((path) => !matcher.test(path) && !own.test(path))).toEqual([]);
  });

  test('[bar S13] is whatever takes a body, however its path is written: before the middleware the body is read for nobody', () => {
    const firsts = ['api', 'forms', 'operator', 'sandbox', 'sandbox/payment', '__nextjs_x', 'members', 'dev/outbox'];
    const lasts = ['', '/', '/a', '/A', '/a-b', '/a_1', '/a.b', '/a/', '/a/b', '/%41', '/..', '/../members', '/a/../b', '//a', '/a\n', '/é', '/~', '/a;b', 'x'];
    const taken = firsts.flatMap((first) => lasts.map((last) => `/${first}${last}`)).filter(takesBody);
    expect(taken).toEqual(expect.arrayContaining(['/api/a', '/forms/a-b', '/operator', '/operator/a/b', '/sandbox/payment/a_1']));
    expect(taken.filter((path) => matcher.test(path))).toEqual([]);
    expect(takesBody('/forms/login?back=/a/b')).toBe(true);
  });

  test.each(['/api/user.php', '/_next/static/x.js', '/_next/static/chunks/0a~b.js', '/fonts/a.woff2', '/forms/login', '/icons.svg', '/favicon.ico', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/site-images/share-she-nl.jpg', '/healthz', '/readyz', '/dev/api', '/dev/landers', '/dev/outbox', '/dev/outbox/12/html'])('%s', (path) => expect(matcher.test(path)).toBe(false));

  test.each(['/', '/members', '/members/7', '/nl', '/a.b', '/localhost/nl/cached', '/forms/login/x', '/forms/Login', '/icons.svg/x', '/site-images/x', '/site-images/a/b.png', '/robots.txt/x', '/healthz/x', '/apis', '/_nextx', '/members.php', '/fontsx', '/x/api/user.php', '/_next/image', '/_next/data/a.json'])('not %s', (path) =>
    expect(matcher.test(path)).toBe(true),
  );
});
