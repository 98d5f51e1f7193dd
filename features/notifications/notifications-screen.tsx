import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChipLink } from '@/components/ui/chip-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { notificationGroups, type NotificationGroup } from '@/lib/contract/notification-groups';
import type { Notification } from '@/lib/contract/notifications';
import { daysAgo } from '@/lib/format/dates';
import { siteTimeZone } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { tellable, type Line } from './line-looks';
import { NotificationRow } from './notification-row';
import { ReadAsOpened } from './read-as-opened';

type NotificationsScreenProps = {
  site: SiteInfo;
  list: readonly Notification[];
  unread: number;
  group: NotificationGroup | undefined;
  /** The cursor of this page, and of the next one. */
  cursor?: string;
  next?: string;
  now: Date;
};

/** What happened while the member was away, today's apart from the rest. (S15) */
export function NotificationsScreen({ site, list, unread, group, cursor, next, now }: NotificationsScreenProps) {
  const t = useTranslations('notification');
  const lines = tellable(list);
  const isToday = (line: Line) => daysAgo(new Date(line.created_at), now, siteTimeZone) <= 0;
  const parts = [
    { title: t('today'), lines: lines.filter(isToday) },
    { title: t('earlier'), lines: lines.filter((line) => !isToday(line)) },
  ].filter((part) => part.lines.length > 0);
  // Also where the unread ones stand on another page of the list.
  const anyUnread = lines.some(({ read }) => !read) || (!group && unread > 0);
  const page = pathTo('notifications', {}, { group });
  return (
    <>
      <h1 className="title-1 account-title">{t('title')}</h1>
      <nav aria-label={t('groups')}>
        <ul className="chips chips-scroll">
          {[undefined, ...notificationGroups].map((each) => (
            <li key={each ?? 'all'}>
              <ChipLink href={pathTo('notifications', {}, { group: each })} on={each === group} aria-current={each === group ? 'page' : undefined}>
                {each === group ? <Icon name="check" /> : null}
                {t(`group.${each ?? 'all'}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <ReadAsOpened>
        {parts.length === 0 ? <NothingYet group={group} /> : null}
        {parts.map(({ title, lines: own }, at) => (
          <section key={title} className="notices" aria-labelledby={`notices-${at}`}>
            <header>
              <h2 id={`notices-${at}`}>{title}</h2>
              {at === 0 && anyUnread ? <ReadAll back={page} label={t('read_all')} /> : null}
            </header>
            <ul className="notice-list">
              {own.map((line) => (
                <NotificationRow key={line.id} line={line} site={site} now={now} />
              ))}
            </ul>
          </section>
        ))}
      </ReadAsOpened>
      {cursor || next ? (
        <nav className="notice-pages" aria-label={t('pages')}>
          {cursor ? (
            <LinkButton variant="line" href={page}>
              {t('newest')}
            </LinkButton>
          ) : null}
          {next ? (
            <LinkButton variant="line" href={pathTo('notifications', {}, { group, cursor: next })} rel="next">
              {t('older')}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
      <p className="small muted centered">
        {t.rich('settings', {
          link: (words: ReactNode) => (
            <PageLink className="link link-line" href={pathTo('settings-section', { section: 'notifications' })}>
              {words}
            </PageLink>
          ),
        })}
      </p>
    </>
  );
}

function ReadAll({ back, label }: { back: string; label: string }) {
  return (
    <form method="post" action="/forms/read-notifications">
      <input type="hidden" name="back" value={back} />
      <button type="submit" className="text-button">
        {label}
      </button>
    </form>
  );
}

function NothingYet({ group }: { group: NotificationGroup | undefined }) {
  const t = useTranslations('notification.empty');
  return (
    <EmptyState
      icon={<Icon name="bell" weight="duotone" />}
      title={t(group ? 'title_group' : 'title')}
      text={t('text')}
      action={
        <LinkButton href={pathTo('members')}>
          {t('action')}
        </LinkButton>
      }
    />
  );
}
