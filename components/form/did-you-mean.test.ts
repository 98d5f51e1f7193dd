import { expect, test } from 'vitest';
import { suggestedEmail } from './did-you-mean';

test.each([
  ['jasper@gmial.com', 'jasper@gmail.com'],
  ['piet@gmial.con', 'piet@gmail.com'],
  ['piet@gmail.con', 'piet@gmail.com'],
  ['piet@bedrijf.cmo', 'piet@bedrijf.com'],
  ['jasper@hotmial.nl', 'jasper@hotmail.nl'],
  ['jasper@zigo.nl', 'jasper@ziggo.nl'],
  ['jasper@kpnmal.nl', 'jasper@kpnmail.nl'],
  [' jasper@outlok.com ', 'jasper@outlook.com'],
])('%s was probably meant to be %s', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant));

test.each(['jasper@gmail.com', 'Jasper@GMAIL.com', 'jasper@live.se', 'jasper@bedrijf.io', 'jasper@vonk.example', 'jasper', 'jasper@', '@', '', 'a b@gmial.com'])(
  'nothing is said of %s',
  (typed) => expect(suggestedEmail(typed)).toBeNull(),
);
