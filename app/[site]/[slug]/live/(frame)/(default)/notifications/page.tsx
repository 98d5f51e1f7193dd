import '@/styles/notifications.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { renderPage } from '@/app/page-request/render-page';
import { liveRequest, memberRequest, type SiteParams } from '@/app/page-request/site-request';
import { today } from '@/app/page-request/today';
import { NotificationsScreen } from '@/features/notifications/notifications-screen';
import { AccountFrame } from '@/features/shell/account-frame';
import { notificationGroups } from '@/lib/contract/notification-groups';
import { listNotifications } from '@/lib/contract/notifications';
import { pathTo } from '@/lib/site/addresses/routes';

type Props = { params: SiteParams; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await liveRequest(params);
  const t = await getTranslations('notification');
  return { title: t('title') };
}

export default function Page({ params, searchParams }: Props) {
  return renderPage(async () => {
    const { site, user, call } = await memberRequest(params);
    const asked = await searchParams;
    const group = notificationGroups.find((each) => each === asked.group);
    const cursor = typeof asked.cursor === 'string' && asked.cursor.length <= 60 ? asked.cursor : undefined;
    const t = await getTranslations('notification');
    const { notifications, next, unread = 0 } = await call(listNotifications, { query: { group, cursor } });
    return (
      <AccountFrame site={site} user={user} place="notifications" bar={{ title: t('title'), href: pathTo('members') }}>
        <NotificationsScreen site={site} list={notifications} unread={unread} group={group} cursor={cursor} next={next} now={today()} />
      </AccountFrame>
    );
  });
}
