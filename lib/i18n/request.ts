// What next-intl asks for with every rendered request: the language that the layout has set, and its messages.
import { getRequestConfig } from 'next-intl/server';
import { siteTimeZone } from '../site/constants';
import { defaultLocale, isLocale } from '../site/locales';
import { messagesOf } from './messages';

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLocale(asked) ? asked : defaultLocale;
  return { locale, messages: await messagesOf(locale), timeZone: siteTimeZone };
});
