import { useTranslations } from 'next-intl';
import type { SiteInfo } from '@/lib/site/site-info';

/** The operator's word for fictional profiles begins the sentence, whatever its language does with capitals. */
function capitalised(words: string, locale: string): string {
  const [first = '', ...rest] = words;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** The disclaimer in the operator's own word for fictional profiles; undefined where the site has none. (S25) */
export function useDisclaimer({ fictional, intlLocale }: SiteInfo): string | undefined {
  const t = useTranslations('shell.footer');
  return fictional.plural ? t('disclaimer', { plural: capitalised(fictional.plural, intlLocale) }) : undefined;
}
