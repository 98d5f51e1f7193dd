import { useTranslations } from 'next-intl';
import { avatarLook } from '@/components/media/avatar-look';
import { useFictionalLabel, type FictionalTexts } from '@/components/media/fictional-label';
import { FictionalTag } from '@/components/media/fictional-tag';
import { fictionalTexts } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { classNames } from '@/components/ui/class-names';
import { Disc } from '@/components/ui/disc';
import { PageLink } from '@/components/ui/page-link';
import { formatMoment } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { siteTimeZone } from '@/lib/site/constants';
import type { SiteInfo } from '@/lib/site/site-info';
import { lineLooks, type Line } from './line-looks';

type NotificationRowProps = { line: Line; site: SiteInfo; now: Date };

/** One thing that happened: who, what, when; unread with a violet edge, in bold, and in words. (S15) */
export function NotificationRow({ line, site, now }: NotificationRowProps) {
  const t = useTranslations('notification');
  const count = useTranslations('count');
  const { kind, profile, order, read, auto, number = '', status, created_at: created } = line;
  const { icon, tone, href } = lineLooks[kind];
  const fictional = profile ? fictionalTexts(profile, site) : null;
  const money = order ? { credits: count('credits', { count: order.credits }), amount: formatMoney(order.amount, site.intlLocale) } : { credits: '', amount: '' };
  const values = { name: profile?.name ?? '', number, status: status ?? 'received', site: site.name, ...money };
  // An order of which nothing comes back says that, and no sum.
  const told = status === 'withdrawn' && order?.amount.amount === 0 ? { ...values, status: 'nothing' } : values;
  const at = new Date(created);
  return (
    <li className={classNames('notice', !read && 'is-unread')}>
      <PageLink href={href(line)} data-notice={read ? undefined : line.id}>
        {profile ? (
          <span className="notice-face">
            <PersonAvatar {...avatarLook(profile, site)} online={false} size={48} />
            {fictional ? null : <span className={`notice-sign is-${tone}`}>{icon}</span>}
          </span>
        ) : (
          <Disc size="sm" kind={tone === 'success' || tone === 'offer' ? tone : 'info'} icon={icon} />
        )}
        <span className="notice-words">
          <span className="notice-title">
            {read ? null : <span className="visually-hidden">{t('unread')} </span>}
            <span>{t(`line.${kind}.title`, values)}</span>
            {fictional ? <FictionalTag texts={fictional} /> : null}
          </span>
          <span className="notice-text">
            {auto ? <span>{t('auto')}</span> : <span>{t(`line.${kind}.text`, told)}</span>}
            {fictional ? <Warning texts={fictional} /> : null}
          </span>
        </span>
        <time dateTime={created}>{formatMoment(at, now, site.intlLocale, siteTimeZone)}</time>
      </PageLink>
    </li>
  );
}

function Warning({ texts }: { texts: FictionalTexts }) {
  return <span>{useFictionalLabel(texts).warning}</span>;
}
