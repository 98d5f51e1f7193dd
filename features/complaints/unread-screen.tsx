import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import type { CompanyInfo } from '@/lib/contract/site-settings';
import { telHref } from '@/lib/format/phone';
import { countryWritten } from '@/lib/format/place-names';
import type { SiteInfo } from '@/lib/site/site-info';

/** Complaints where nobody would read the form: how the company behind the site is reached instead. (S17, E05) */
export function UnreadScreen({ site, company }: { site: SiteInfo; company: CompanyInfo }) {
  const t = useTranslations('complaint');
  const phone = site.supportPhone ?? company.support_phone;
  const post = [company.name, company.address, company.city, countryWritten(company.country, site.intlLocale)].filter(Boolean);
  const ways = [
    company.address ? (
      <li key="post">
        <Icon name="map-pin" weight="fill" />
        {post.join(', ')}
      </li>
    ) : null,
    phone ? (
      <li key="phone">
        <Icon name="phone" weight="fill" />
        <a className="link link-line" href={telHref(phone)}>
          {phone}
        </a>
      </li>
    ) : null,
    site.supportEmail ? (
      <li key="email">
        <Icon name="envelope-simple" weight="fill" />
        <a className="link link-line" href={`mailto:${site.supportEmail}`}>
          {site.supportEmail}
        </a>
      </li>
    ) : null,
  ].filter((way) => way !== null);
  return (
    <div className="wrap complaint">
      <div className="stack">
        <h1 className="title-1">{t('title')}</h1>
        <Alert kind="warning" title={t('unread.title')}>
          <p>{t(ways.length > 0 ? 'unread.text' : 'unread.nobody')}</p>
        </Alert>
        {ways.length > 0 ? <ul className="panel complaint-ways">{ways}</ul> : null}
      </div>
    </div>
  );
}
