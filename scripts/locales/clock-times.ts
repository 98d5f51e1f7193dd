// Hours of the clock: Spanish and Italian have another article for one o'clock ('a la 1:30', 'all’1:30') than for all others.
import type { Locale } from '@/lib/site/languages/locales';

const time = String.raw`(?:(?:<\w+>)?\{time\}|<time>)`;
const articles: Partial<Record<Locale, RegExp>> = {
  es: new RegExp(String.raw`(?<!\p{L})(?:las?|al) ${time}`, 'iu'),
  it: new RegExp(String.raw`(?<!\p{L})(?:(?:(?:a|da|de|ne|su)l)?le |(?:(?:a|da|de|ne|su)l)?l’)${time}`, 'iu'),
};

/** Where a message sets an article before an hour that it does not know, as a sentence without its key. A time of waiting ('tra {time}') has none. */
export function clockFaults(locale: Locale, text: string): string[] {
  const found = articles[locale]?.exec(text)?.[0];
  return found ? [`sets an article before an hour (‘${found}’), wrong from 1:00 to 1:59: say it without, or in Italian with ‘ore’.`] : [];
}
