import { NotificationsScreen } from '@/features/notifications/notifications-screen';
import { PhotosScreen } from '@/features/photos/photos-screen';
import { ProfileEditScreen } from '@/features/profile/profile-edit-screen';
import type { ProfileStart } from '@/features/profile/use-profile-form';
import { LanguageConfigScreen } from '@/features/shell/language-config-screen';
import { OrderScreen } from '@/features/transactions/order-screen';
import { TransactionsScreen } from '@/features/transactions/transactions-screen';
import { WithdrawScreen } from '@/features/transactions/withdraw-screen';
import type { Order } from '@/lib/contract/orders';
import type { Photo } from '@/lib/contract/person';
import { photoLimit } from '@/lib/site/constants';
import { localeTable } from '@/lib/site/languages/locales';
import { pathTo } from '@/lib/site/addresses/routes';
import type { Scene, Stage } from '../scene';
import { orderOf, photosOf, profileOf, told } from '../world';

const photos = (name: string, kind: Scene['kind'], of: string, own: Photo[], more: Partial<Scene> & { told?: { key: string; params?: Record<string, number> }; removing?: string } = {}): Scene => {
  const { told: trouble, removing, ...scene } = more;
  return {
    name, kind, of: [of], frame: 'account', title: 'photos.title', ...scene,
    draw: ({ site, user }) => <PhotosScreen user={user} photos={own} cdnPrefix={site.cdnPrefix} told={trouble ?? null} from="€ 9,95" claimSource="klantonderzoek 2026" removing={removing} />,
  };
};
const two = photosOf('robin', 2);
/** In the cookie of whoever looks: the one that is read is among them. */
const everyLanguage = Object.keys(localeTable).map((locale) => `locale=${locale}`).join('; ');
const saved: Partial<Scene> = { browser: { cookie: everyLanguage }, steps: [['seen', '.language-page .alert']] };
const input = '.tiles input[type=file]';

const language = (name: string, kind: Scene['kind'], frame: Scene['frame']): Scene => ({
  name, kind, of: ['features/shell/language-config-screen'], frame, draw: ({ site, now }) => <LanguageConfigScreen site={site} now={now} member={frame === 'member'} />,
});

const back = orderOf().refund!;
const order = (name: string, more: Partial<Order>, sentTo?: string): Scene => ({
  name, kind: 'state', of: ['features/transactions/order-screen'], frame: 'account', title: 'transaction.order',
  draw: ({ site, company }) => <OrderScreen site={site} order={orderOf({ withdrawal: null, ...more })} method="iDEAL" company={company} days={14} sentTo={sentTo} />,
});

const withdrawn = ({ site, user }: Stage) => {
  const order = orderOf();
  return order.withdrawal ? <WithdrawScreen order={{ ...order, withdrawal: order.withdrawal }} name="Robin de Wit" email={user.email ?? ''} trouble="err.price_changed" intlLocale={site.intlLocale} /> : null;
};

const profile = (name: string, kind: Scene['kind'], of: readonly string[], start: Partial<ProfileStart>, steps?: Scene['steps']): Scene => ({
  name, kind, of, frame: 'account', steps,
  draw: ({ site, user }) => (
    <ProfileEditScreen
      site={site} user={user} profile={profileOf(user.profile!, { photos: two })} visibleFields={[]} interests={told('getInterests').interests} regions={told('getRegions').regions['NL'] ?? []}
      start={{ faults: {}, trouble: null, saved: false, ...start }}
    />
  ),
});

export const accountScenes: Scene[] = [
  photos('photo-remove', 'modal', 'features/photos/remove-dialog', two, { steps: [['click', '.tile details summary'], ['click', `.tile a[href^="${pathTo('settings-section', { section: 'photos' })}"]`], ['seen', 'dialog[open]']] }),
  photos('photo-crop', 'modal', 'features/photos/crop-dialog', two, { steps: [['file', input, 'strand.png', 'image/png'], ['seen', 'dialog[open] canvas']] }),
  photos('photos-trouble', 'alert', 'features/photos/photo-board#alert-1', two, { told: { key: 'err.photo_too_small' } }),
  photos('photos-main-private', 'alert', 'features/photos/photo-board#alert-2', photosOf('robin', 2, (at) => ({ private: at === 0 }))),
  photos('photos-failed', 'state', 'features/photos/pending-tile', two, { steps: [['file', input, 'brief.pdf', 'application/pdf'], ['seen', '.tile-failed']] }),
  photos('photos-sending', 'state', 'features/photos/pending-tile', two, { steps: [['file', input, 'strand.avif', 'image/avif'], ['seen', '.tile-progress']] }),
  photos('photos-none', 'state', 'features/photos/photo-board', []),
  photos('photos-full', 'state', 'features/photos/full-slot', photosOf('robin', 3)),
  photos('photos-full-premium', 'state', 'features/photos/full-slot', photosOf('robin', photoLimit.premium), { user: { paid_user: true } }),
  photos('photos-remove-page', 'state', 'features/photos/remove-panel', two, { removing: '2' }),
  profile('profile-failed', 'alert', ['features/profile/profile-form'], { trouble: { key: 'err.unavailable' } }),
  profile('profile-wrong', 'state', ['features/profile/profile-form'], { faults: { name: 'name_at', about: 'text_too_long' } }, [['show', '.field-error']]),
  profile('profile-saved', 'state', ['features/profile/save-bar', 'features/profile/completeness-panel'], { saved: true }),
  profile('profile-unsaved', 'state', ['features/profile/save-bar'], {}, [['type', '[name=city]', 'Den Haag'], ['seen', '.save-bar.is-due']]),
  { name: 'notifications-empty', kind: 'state', of: ['features/notifications/notifications-screen'], frame: 'account', draw: ({ site, now }) => <NotificationsScreen site={site} list={[]} unread={0} group={undefined} now={now} /> },
  { name: 'notifications-group-empty', kind: 'state', of: ['features/notifications/notifications-screen'], frame: 'account', draw: ({ site, now }) => <NotificationsScreen site={site} list={[]} unread={0} group="likes" now={now} /> },
  { name: 'transactions-empty', kind: 'state', of: ['features/transactions/transactions-screen'], frame: 'account', draw: ({ site, user, company }) => <TransactionsScreen site={site} credits={user.credits} orders={[]} methodWords={() => ''} statement={company.name ?? ''} /> },
  order('order-unpaid', { state: 'failed', refund: null, checkout_url: undefined }),
  order('order-withdrawn', { state: 'refunded', refund: { ...back, state: 'pending', done_at: undefined } }, 'robin@qa.example'),
  order('order-refund-failed', { state: 'refunded', refund: { ...back, state: 'failed', done_at: undefined } }),
  order('order-refunded', { state: 'refunded', refund: back }),
  { name: 'withdraw-changed', kind: 'alert', of: ['features/transactions/withdraw-screen'], frame: 'account', draw: withdrawn },
  { ...language('language-saved-account', 'alert', 'member'), ...saved },
  { ...language('language-saved-device', 'alert', 'visitor'), ...saved },
];
