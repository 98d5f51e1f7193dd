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
  ['jasper@gmail.nl', 'jasper@gmail.com'],
  ['jasper@gmail.be', 'jasper@gmail.com'],
  ['jasper@gmail.fr', 'jasper@gmail.com'],
  ['jasper@gmail.co.uk', 'jasper@gmail.com'],
  [' jasper@outlok.com ', 'jasper@outlook.com'],
])('[V02] %s was probably meant to be %s', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant));

test.each(['jasper@gmail.com', 'Jasper@GMAIL.com', 'jasper@live.se', 'jasper@bedrijf.io', 'jasper@vonk.example', 'jasper', 'jasper@', '@', '', 'a b@gmial.com'])(
  '[V02] nothing is said of %s',
  (typed) => expect(suggestedEmail(typed)).toBeNull(),
);

test.each([
  'online.nl', 'hccnet.nl', 'wanadoo.nl', 'op.pl', 'vp.pl', 'orange.pl', 'go2.pl', 'interia.eu', 'onet.eu', 'online.de', 'alice.de', 'email.it', 'home.se', 'youmail.dk', 'getmail.no', 'ymail.com', 'mac.com',
  'googlemail.com', 'hotmail.be', 'live.fr', 'mail.com', 'tele2.nl', 'chello.nl', 'zonnet.nl', 'quicknet.nl', 'solcon.nl', 'zeelandnet.nl', 'caiway.nl', 'pandora.be', 'scarlet.be', 'voo.be', 'arcor.de', 'posteo.de', 'mailbox.org',
  'aon.at', 'chello.at', 'sunrise.ch', 'hispeed.ch', 'neuf.fr', 'bbox.fr', 'numericable.fr', 'aliceadsl.fr', 'tiscali.it', 'tin.it', 'fastwebnet.it', 'inwind.it', 'iol.it', 'pec.it', 'telefonica.net', 'terra.es', 'ono.com', 'movistar.es',
  'tlen.pl', 'poczta.fm', 'poczta.onet.pl', 'autograf.pl', 'buziaczek.pl', 'bredband.net', 'comhem.se', 'spray.se', 'passagen.se', 'tele2.se', 'bahnhof.se', 'broadpark.no', 'start.no', 'frisurf.no', 'lyse.net', 'jubii.dk', 'stofanet.dk', 'tdcadsl.dk',
  'elisanet.fi', 'saunalahti.fi', 'suomi24.fi', 'pp.inet.fi', 'welho.com', 'virginmedia.com', 'talktalk.net', 'ntlworld.com', 'sky.com', 'tutanota.com', 'fastmail.com', 'hey.com', 'att.net',
])('nothing is said of an address at %s', (domain) => expect(suggestedEmail(`jasper@${domain}`)).toBeNull());
