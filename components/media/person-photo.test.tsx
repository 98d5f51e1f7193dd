import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { FictionalIcon } from './fictional-icon';
import { PersonAvatar } from './person-avatar';
import { PersonPhoto, type PersonPhotoProps } from './person-photo';

const sanne: PersonPhotoProps = { variant: 'card', name: 'Sanne', age: 31, place: 'Utrecht', distance: 4, online: true, src: '/photos/1.webp' };
type Drawn = Omit<Partial<PersonPhotoProps>, 'variant'>;
const forms = {
  ...Object.fromEntries((['card', 'hero', 'side', 'thumb'] as const).map((variant) => [variant, (more: Drawn) => <PersonPhoto {...sanne} variant={variant} {...more} />])),
  avatar: (more: Drawn) => <PersonAvatar {...sanne} {...more} />,
};

/** 'Physical contact not possible'. */
const sentences: Record<Locale, string> = {
  da: 'Fysisk kontakt er ikke mulig', de: 'Kein reales Treffen möglich', en: 'Physical contact not possible', es: 'No es posible el contacto físico',
  fi: 'Fyysinen tapaaminen ei ole mahdollista', fr: 'Contact physique impossible', it: 'Contatto fisico non possibile', nb: 'Fysisk kontakt er ikke mulig',
  nl: 'Fysiek contact niet mogelijk', pl: 'Kontakt fizyczny niemożliwy', sv: 'Fysisk kontakt är inte möjlig',
};

describe('a fictional profile', () => {
  for (const [form, draw] of Object.entries(forms)) {
    test(`[A05] says so, with 'Physical contact not possible', as ${form}`, () => {
      const { container } = renderInDutch(draw({ fictional: true }));
      expect(readText(container)).toMatch(/Fictief profiel/);
      expect(readText(container)).toMatch(/Fysiek contact niet mogelijk/);
    });

    test(`claims neither a distance nor to be online, as ${form}`, () => {
      const { container } = renderInDutch(draw({ fictional: true }));
      expect(screen.queryByText('Nu online')).toBeNull();
      expect(readText(container)).not.toContain('km');
      expect(container.querySelector('use[href*="map-pin"]')).toBeNull();
    });

    test(`[A05] keeps its label without a photo, locked or in a decoration, as ${form}`, () => {
      const { container } = renderInDutch(draw({ fictional: true, src: null, locked: true, bare: true }));
      expect(readText(container)).toMatch(/Fysiek contact niet mogelijk/);
    });
  }

  test.each(Object.entries(sentences))('[A05] says it in the reader’s language: %s', async (locale, sentence) => {
    const messages = (await messagesOf(locale as Locale)) as AbstractIntlMessages;
    const { container } = render(<NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Amsterdam"><PersonPhoto {...sanne} variant="card" fictional /></NextIntlClientProvider>);
    expect(readText(container)).toContain(sentence);
  });

  test('[A05] no language is left out', () => expect(Object.keys(sentences).sort()).toEqual([...locales].sort()));

  test('[A05] carries the words of the site where it has its own', () => {
    renderInDutch(<PersonPhoto {...sanne} fictional={{ label: 'Chatprofiel', warning: 'Alleen chatten', icon: '/mask.svg' }} />);
    expect(screen.getByText('Chatprofiel')).toBeTruthy();
    expect(screen.getByText('Alleen chatten')).toBeTruthy();
    expect(screen.queryByText('Fictief profiel')).toBeNull();
  });

  test('[A05] falls back to the language of the reader where the site leaves a word empty', () => {
    renderInDutch(<PersonPhoto {...sanne} fictional={{ label: 'Chatprofiel', warning: '' }} />);
    expect(screen.getByText('Fysiek contact niet mogelijk')).toBeTruthy();
  });

  test('takes no script for an icon', () => {
    const { container } = renderInDutch(<PersonPhoto {...sanne} fictional={{ icon: 'javascript:alert(1)' }} />);
    expect(container.innerHTML).not.toContain('javascript:');
  });

  test('takes a letter for no address: the mask stands there', () => {
    const { container } = renderInDutch(<FictionalIcon icon="F" />);
    expect([container.querySelector('img'), container.querySelectorAll('svg').length]).toEqual([null, 1]);
  });
});

describe('a member', () => {
  test('shows name, age, place, distance and the online dot in words', () => {
    const { container } = renderInDutch(<PersonPhoto {...sanne} />);
    expect(screen.getByText('Sanne, 31')).toBeTruthy();
    expect(readText(container)).toContain('Utrecht · 4 km');
    expect(screen.getByText('Nu online')).toBeTruthy();
    expect(readText(container)).not.toContain('Fictief');
  });

  test('without a photo shows the first letter of the name', () => {
    const { container } = renderInDutch(<PersonPhoto {...sanne} name="élodie" src={null} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('É')).toBeTruthy();
  });

  test('is one link by name, with the like button beside it and not in it', () => {
    renderInDutch(
      <PersonPhoto {...sanne} href="/members/1">
        <button type="button">Like</button>
      </PersonPhoto>,
    );
    const link = screen.getByRole('link', { name: /Sanne, 31/ });
    expect(link.getAttribute('href')).toBe('/members/1');
    expect(within(link).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Like' })).toBeTruthy();
  });
});

describe('premium and locked', () => {
  test('[A04] a premium member has the badge and the border', () => {
    const { container } = renderInDutch(<PersonPhoto {...sanne} premium />);
    expect(screen.getByText('Premium')).toBeTruthy();
    expect(container.querySelector('.is-premium')).not.toBeNull();
  });

  test("[A04] where 'Nieuw' has the corner, premium keeps its border and is read aloud", () => {
    const { container } = renderInDutch(<PersonPhoto {...sanne} premium isNew />);
    expect(screen.getByText('Nieuw')).toBeTruthy();
    expect(screen.getByText('Premium').closest('.visually-hidden')).not.toBeNull();
    expect(container.querySelector('.is-premium')).not.toBeNull();
  });

  test('[A04] a locked photo lies under a lock that says how to see it, and the link still names the person', () => {
    renderInDutch(<PersonPhoto {...sanne} locked href="/credits" />);
    expect(screen.getByText('Bekijk met Premium')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sanne Bekijk met Premium' }).getAttribute('href')).toBe('/credits');
    expect(screen.queryByText('Sanne, 31')).toBeNull();
  });
});
