// What next-intl asks for with every rendered request: the language that the layout has set, and its messages.
import { getRequestConfig } from 'next-intl/server';
import { siteTimeZone } from '../site/constants';
import { defaultLocale } from '../site/languages/locales';
import { localeOfSpelling, spelt } from '../site/languages/spelling';
import { messagesOf } from './messages';

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = localeOfSpelling(asked) ?? defaultLocale;
  return { locale, messages: spelt(await messagesOf(locale), asked), timeZone: siteTimeZone };
});
