import { StartLiveUpdates } from '@/features/chat/live/start-live-updates';
import { FaqScreen } from '@/features/legal/faq-screen';
import { HomeScreen } from '@/features/home/home-screen';
import { ErrorScreen } from '@/features/shell/error-screen';
import { EndedNotice } from '@/features/shell/ended-notice';
import { FormNotice } from '@/features/shell/form-notice';
import { NotFoundScreen } from '@/features/shell/not-found-screen';
import { SwipeScreen } from '@/features/swipe-game/swipe-screen';
import { fail, hanging, refuse } from '@/e2e/mock/answers';
import { legalTexts } from '@/lib/i18n/legal-texts';
import type { SwipePage } from '@/lib/stores/swipe-store';
import { AllTexts } from '../all-texts';
import { BrokenScreen, LastError } from '../islands/live';
import type { Scene } from '../scene';
import { likerOf, people, told } from '../world';

const error = (status: number, messageKey: string, name = String(status)): Scene => ({ name: `error-${name}`, kind: 'state', of: ['features/shell/error-screen'], draw: () => <ErrorScreen status={status} messageKey={messageKey} /> });
const broken = (name: string, message: string): Scene => ({ name, kind: 'state', of: ['features/shell/render-error-screen'], draw: () => <AllTexts><BrokenScreen message={message} /></AllTexts> });
const ended = (note: 'kept' | 'plain'): Scene => ({ name: `session-ended-${note}`, kind: 'alert', of: [`features/shell/ended-notice#alert-${note === 'kept' ? 1 : 2}`, 'features/shell/ended-island'], frame: 'visitor', browser: { session: { 'session-ended': note } }, draw: ({ site }) => <><EndedNotice /><HomeScreen site={site} people={told('listMembers').members} /></>, steps: [['seen', '.ended .alert']] });

/** An answer that asks for too long a pause: it is not tried again. */
const away = fail(503, 60);

const cards: SwipePage['answer'] = { ...told('listSwipeCards'), likes_left: 4 };
const [one] = cards.cards;
const swipe = (name: string, answer: Partial<SwipePage['answer']>, more: Partial<Scene>): Scene => ({
  name, kind: 'state', of: ['features/swipe-game/swipe-end'], ...more, answers: { listSwipeCards: { ...cards, cards: [], ...answer } as never, swipeProfile: { likes_left: 3 }, ...more.answers },
  draw: ({ user, now }) => <SwipeScreen user={user} page={{ answer: { ...cards, ...answer }, renderedAt: now.toISOString() }} />,
});
/** The last card is passed by, and more are asked for. */
const afterTheLast = (seen: string): Scene['steps'] => [['click', '.swipe-act.is-no'], ['seen', seen]];

const faq = (name: string, asked: string): Scene => ({
  name, kind: 'state', of: ['features/legal/faq-search'], frame: 'visitor', steps: [['type', '.faq-search input', asked], ['seen', '.faq-search [role=status]:not(:empty)']],
  draw: async ({ site, settings, company }) => <FaqScreen site={site} settings={settings} company={company} texts={await legalTexts('faq', site.locale)} host="vonk.example" />,
});

export const shellScenes: Scene[] = [
  { name: 'not-found', kind: 'state', of: ['features/shell/not-found-screen'], frame: 'visitor', draw: () => <NotFoundScreen /> },
  error(503, 'err.unavailable'),
  error(429, 'err.too_many_requests'),
  error(403, 'err.generic'),
  error(404, 'err.not_offered', 'not-offered'),
  broken('screen-broken', ''),
  broken('screen-broken-words', 'The map has no edge'),
  { name: 'last-error', kind: 'state', of: ['features/shell/last-error-screen'], frame: 'bare', draw: () => <LastError />, steps: [['seen', '.gallery-whole']] },
  ended('kept'),
  ended('plain'),
  { name: 'form-notice', kind: 'alert', of: ['features/shell/form-notice'], banners: () => <FormNotice messageKey="err.generic_retry" />, draw: () => null },
  { name: 'offline', kind: 'banner', of: ['features/shell/app-bars#banner-1'], browser: { offline: true }, draw: () => null, steps: [['seen', '[data-connection=gone]']] },
  { name: 'server-away', kind: 'banner', of: ['features/shell/app-bars#banner-1'], answers: { getUser: away, listChats: away, listLikes: away }, draw: () => <StartLiveUpdates />, steps: [['seen', '[data-connection=away]']] },
  { name: 'new-release', kind: 'banner', of: ['features/shell/app-bars#banner-2'], draw: () => null, steps: [['mark', 'release', '']] },
  faq('faq-found', 'e'),
  faq('faq-none-found', 'zeppelin'),
  swipe('swipe-likes-gone', { likes_left: 0, next_at: '2026-11-22T00:00:00+01:00', liked_today: [likerOf(people.noor), likerOf(people.iris)] }, { steps: [['seen', '.swipe-end h2']] }),
  swipe('swipe-cards-gone', { cards: [] }, { steps: [['seen', '.swipe-end h2']] }),
  swipe('swipe-stuck', { cards: one ? [one] : [] }, { answers: { listSwipeCards: fail(503, 60) }, steps: afterTheLast('.swipe-end h2') }),
  swipe('swipe-loading', { cards: one ? [one] : [] }, { of: ['features/swipe-game/swipe-game'], answers: { listSwipeCards: hanging, swipeProfile: hanging }, steps: afterTheLast('.swipe-end[aria-busy]') }),
  swipe('swipe-failed', {}, { of: ['features/swipe-game/swipe-news'], answers: { swipeProfile: fail(503, 60) }, steps: [['click', '.swipe-act.is-like'], ['seen', '.swipe-trouble']] }),
  swipe('swipe-offline', {}, { of: ['features/swipe-game/swipe-news'], browser: { offline: true }, steps: [['click', '.swipe-act.is-like'], ['seen', '.swipe-trouble']] }),
  swipe('swipe-gone', {}, { of: ['features/swipe-game/swipe-news'], answers: { swipeProfile: refuse('member_gone') }, steps: [['click', '.swipe-act.is-like'], ['seen', '.swipe-trouble']] }),
  swipe('swipe-unconfirmed', {}, { of: ['features/swipe-game/swipe-screen'], user: { status: 'not_confirmed' }, steps: [['seen', '.swipe-note']] }),
];
