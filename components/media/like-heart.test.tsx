// The heart beside its word.
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { expect, test } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import { locales } from '@/lib/site/languages/locales';
import { LikeHeart } from './like-heart';

test.each(locales)('is called by the word that stands on it, in %s', async (locale) => {
  const messages = (await messagesOf(locale)) as AbstractIntlMessages;
  render(
    <NextIntlClientProvider locale={locale} messages={messages}>
      <LikeHeart member={{ id: 7, name: 'Sanne' }} liked={false} onLike={() => undefined} look="wide" back="/members/7" />
    </NextIntlClientProvider>,
  );
  const { textContent, ariaLabel } = screen.getByRole('button');
  expect(ariaLabel?.toLowerCase()).toContain(textContent.toLowerCase());
  expect(ariaLabel).toContain('Sanne');
  if (locale === 'de') expect(ariaLabel).toBe('Sanne liken');
});
