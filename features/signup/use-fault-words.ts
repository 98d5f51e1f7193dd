import { useTranslations } from 'next-intl';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { minimumPasswordLength, profileNameLength } from '@/lib/site/constants';
import { minimumAgeIn } from '@/lib/site/countries/countries';
import type { SiteInfo } from '@/lib/site/site-info';

export type Params = Record<string, string | number>;

/** Says what is wrong with a field, by its code; undefined where nothing is. (V01, V02, V03) */
export function useFaultWords(site: SiteInfo): (code: string | undefined, params?: Params) => string | undefined {
  const t = useTranslations();
  return (code, params) => {
    if (!code) return undefined;
    return t(fieldMessageKey(code), {
      min_age: minimumAgeIn(site.country),
      max: site.messageLength,
      ...params,
      ...(code === 'name_length' ? profileNameLength : {}),
      ...(code.startsWith('password') ? { min: minimumPasswordLength } : {}),
    });
  };
}
