import { useTranslations } from 'next-intl';
import type { CompanyInfo, SiteSettings } from '@/lib/contract/site-settings';
import { formatMoney } from '@/lib/format/money';
import { authCookieLife, complaintAnswerDays, deletionGrace, localeCookieLife, minimumAge, photoLimit } from '@/lib/site/constants';
import type { SiteInfo } from '@/lib/site/site-info';
import { claimSourceOf } from '@/lib/site/money/claim-source';

/** What the texts have filled in; a text that needs a value which is not there is left out. */
export type LegalValues = Record<string, string | number | undefined>;

const days = (milliseconds: number) => milliseconds / 86_400_000;

/** The values of the static pages, from settings, company and the numbers of the business. (E04, E05, B05) */
export function useLegalValues(site: SiteInfo, settings: SiteSettings, company: CompanyInfo): LegalValues {
  const t = useTranslations('count');
  const credits = (count: number) => (count > 0 ? t('credits', { count }) : undefined);
  return {
    site: site.name,
    refund_days: settings.refund_days,
    min_age: minimumAge,
    grace_days: days(deletionGrace),
    session_days: days(authCookieLife),
    locale_days: days(localeCookieLife),
    answer_days: complaintAnswerDays,
    free_photos: photoLimit.free,
    premium_photos: photoLimit.premium,
    message_credits: credits(settings.message_credits),
    gift_credits: credits(settings.gift_credits),
    signup_credits: credits(settings.signup_credits),
    message_amount: site.messageCost ? formatMoney(site.messageCost, site.intlLocale) : undefined,
    discount: company.delete_discount || undefined,
    source: claimSourceOf(settings, site.locale),
    resell: settings.member_resell ? 1 : undefined,
    costs: Object.keys(settings.minimum_message_costs).length || undefined,
    email: settings.support_email || undefined,
    phone: settings.support_phone || company.support_phone || undefined,
  };
}
