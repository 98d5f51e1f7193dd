import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seenIn, wrongIn, type Known } from './faults';
import { catalogueOf, foreignTo } from './foreign';

const known = (locale: 'es' | 'de'): Known => {
  const own = catalogueOf(locale);
  return { locale, foreign: foreignTo(locale), written: ['The best day of the week and you know it'], labels: [own.get('fictional.label')!, own.get('fictional.tag')!], warning: own.get('fictional.warning')!, fictional: { ids: [8], photos: ['face8'] } };
};

/** What is wrong with a page of this body. */
function wrong(html: string, { locale = 'es', about = null, title = 'Vonk' }: { locale?: 'es' | 'de'; about?: number | null; title?: string } = {}): string[] {
  document.documentElement.lang = locale;
  document.title = title;
  document.body.innerHTML = `<main>${html}</main>`;
  const all = known(locale);
  return wrongIn({ ...seenIn({ labels: all.labels, ids: all.fictional.ids, photos: all.fictional.photos, about }), wider: 0 }, { fictional: about }, all);
}

beforeEach(() => {
  // jsdom draws nothing, so that nothing is out of sight.
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => document.body.replaceChildren());

describe('a fictional person', () => {
  const bare = ['member 8 is fictional and shown without the label'];

  test('is found without the label, with a picture or without one', () => {
    expect(wrong('<ul><li><a href="/members/8">Sanne</a></li></ul>')).toEqual(bare);
    expect(wrong('<ul><li><a href="/likes/m/8?back=1"><img src="/api/photo.php/x.webp" alt=""></a></li></ul>')).toEqual(bare);
    expect(wrong('<p><img src="/api/photo.php/face8.webp" alt=""></p>')).toEqual(['photo face8 is fictional and shown without the label']);
  });

  test('is labelled by the label, by its short form, or by a hint; a neighbour’s label is not theirs', () => {
    expect(wrong('<ul><li><a href="/members/8">Sanne</a> Perfil ficticio</li></ul>')).toEqual([]);
    expect(wrong('<ul><li><a href="/members/8">Sanne</a> Ficticio</li></ul>')).toEqual([]);
    expect(wrong('<ul><li><a href="/members/8" title="Perfil ficticio">Sanne</a></li></ul>')).toEqual([]);
    expect(wrong('<ul><li><a href="/members/8">Sanne</a></li><li>Ficticio</li></ul>')).toEqual(bare);
    expect(wrong('<section><a href="/members/8">Sanne</a></section><section><a href="/members/80">Noor</a> Ficticio</section>')).toEqual(bare);
    expect(wrong('<section><h2><a href="/members/8">Sanne</a></h2><p>Ficticio</p></section><a href="/members/80">Noor</a>')).toEqual([]);
    expect(wrong('<a href="/members/80">Noor</a>')).toEqual([]);
  });

  test('has label and warning on a page about them, once for all links', () => {
    expect(wrong('<h1>Sanne</h1>', { about: 8 })).toEqual(['it is about a fictional member and lacks the label or the warning']);
    expect(wrong('<h1>Sanne</h1> Ficticio, No es posible el contacto físico <ul><li><a href="/members/8/chat">Chat</a></li></ul>', { about: 8 })).toEqual([]);
  });
});

describe('a text', () => {
  test('of another language is found in titles, names, hints and fields as well', () => {
    expect(wrong('<p>Physical contact not possible</p>')).toEqual(['a text of another language: Physical contact not possible']);
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) expect(wrong(`<img ${attribute}="Fysiek contact niet mogelijk">`), attribute).toHaveLength(1);
    expect(wrong('', { title: 'Fysiek contact niet mogelijk' })).toHaveLength(1);
  });

  test('that is a key is found; what names a language in itself is not', () => {
    expect(wrong('<p>chat.send</p>')).toEqual(['a key stands in the place of its text: chat.send']);
    expect(wrong('<p>Naar chat.send en terug</p>')).toEqual(['a key stands in the place of its text: chat.send']);
    expect(wrong('<p>www.vonk.test</p>')).toEqual([]);
    expect(wrong('<option lang="en">English</option>', { locale: 'de' })).toEqual([]);
  });
});

test('a page in another language than the one asked for is found', () => {
  document.documentElement.lang = 'nl';
  document.body.innerHTML = '<main></main>';
  expect(wrongIn({ lang: 'nl', texts: [], wider: 12, main: '', unlabelled: [] }, { fictional: null }, known('de'))).toEqual(['its language is nl', '12 px wider than the screen']);
});
