import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from '@/gallery/all-scenes';
import { textsOf } from './catalogues';
import { documents } from '@/gallery/documents';
import { contextsOf, documentScene, routeOfPage, scenesIn } from './contexts';

test('a page’s file says its address', () => {
  expect(routeOfPage('app/[site]/[slug]/live/(frame)/(default)/members/[id]/page.tsx')).toBe('/members/{id}');
  expect(routeOfPage('app/[site]/[slug]/cached/(default)/pricing/[[...country]]/page.tsx')).toBe('/pricing/{country?}');
  expect(routeOfPage('app/[site]/[slug]/cached/(default)/page.tsx')).toBe('/');
});

test('a message is told with its code, its screens, its scenes in the gallery and its room', () => {
  const dutch = textsOf('nl');
  const named = [{ keys: ['leave.partner.seconds', 'nothing.there', '*.*'], file: 'features/deletion/partner-screen.tsx', asked: true }, { keys: ['mail.otp'], file: 'lib/server/orders/send-debit-code.ts', asked: true }, { keys: ['settings.password.done'], file: 'app/forms/settings-forms.ts', asked: false }];
  const contexts = contextsOf(dutch, named, [{ keys: 'hair.*', file: 'lib/site/members/profile-attributes.ts', code: '', from: '' }, { keys: 'lander.video.caption.*', file: 'scripts/write-captions.mjs', code: '', from: '' }]);
  expect(contexts['leave.partner.seconds']).toEqual({ files: ['features/deletion/partner-screen.tsx'], screens: ['/account-deleted'], scenes: ['leave-partner'], most: 22 });
  expect(contexts['mail.otp']).toMatchObject({ screens: ['sms'] });
  expect(contexts['hair.black']).toMatchObject({ files: ['lib/site/members/profile-attributes.ts'] });
  expect(contexts['legal/terms:title']).toMatchObject({ screens: ['/pages/terms'] });
  expect(contexts['lander.video.caption.one']).toMatchObject({ screens: ['/landers/video'] });
  expect(contexts['settings.password.done']!.screens).toContain('/settings/{section}');
  expect(contexts['chat.buy_more']).toMatchObject({ files: [] });
});

test('scenes are read from their code as the gallery has them', () => {
  const read = new Set(readdirSync('gallery/scenes').flatMap((file) => scenesIn(readFileSync(`gallery/scenes/${file}`, 'utf8')).map(({ name }) => name)));
  // Those that a list makes have no name in the code.
  expect(scenes.filter(({ name }) => read.has(name)).length / scenes.length).toBeGreaterThan(0.8);
  expect([...read].filter((name) => !scenes.some((scene) => scene.name === name))).toEqual([]);
});

test('every text of a mail is in a letter of the gallery, and every text of a notice, of operators and of the sandbox in its document', () => {
  const letters = new Set([...textsOf('nl').keys()].filter((key) => /^(?:mail|push|operator|sandbox)\./.test(key)).flatMap(documentScene));
  const places = documents.map(({ name }) => `documents/${name}`);
  expect([...letters].filter((letter) => !places.includes(letter))).toEqual([]);
  expect(documentScene('chat.cost')).toEqual([]);
});
