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
  ['jasper@gmali.com', 'jasper@gmail.com'],
  ['jasper@gnail.com', 'jasper@gmail.com'],
  ['jasper@yaho.com', 'jasper@yahoo.com'],
  ['jasper@icloud.co', 'jasper@icloud.com'],
  ['jasper@hotmial.fr', 'jasper@hotmail.fr'],
  ['jasper@t-onlin.de', 'jasper@t-online.de'],
  ['jasper@gmx.ne', 'jasper@gmx.net'],
  ['jasper@tiscal.it', 'jasper@tiscali.it'],
  ['jasper@movisar.es', 'jasper@movistar.es'],
  ['jasper@comhen.se', 'jasper@comhem.se'],
  ['jasper@stofanett.dk', 'jasper@stofanet.dk'],
  ['jasper@brodpark.no', 'jasper@broadpark.no'],
  ['jasper@elisanett.fi', 'jasper@elisanet.fi'],
  ['jasper@acor.de', 'jasper@arcor.de'],
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
  // Short names, which lie near every other, and endings that are another country's.
  'o2.de', 'o2online.de', 'pm.me', 'bt.com', 'kpn.com', 'qq.com', 'hp.com', 'x.com', 'b.nl', 'vu.nl', 'me.nl', 'web.nl', 'mall.com', 'love.com', 'email.com', 'email.de', 'email.cz', 'fastmail.fm', 'gmx.li', 'live.com.pt', 'hotmail.com.br', 'yahoo.com.br',
])('nothing is said of an address at %s', (domain) => expect(suggestedEmail(`jasper@${domain}`)).toBeNull());
