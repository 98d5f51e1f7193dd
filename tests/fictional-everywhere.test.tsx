// Every surface that shows a person, in every language, with a fictional one in it. Decisions, 'Honesty and safety'; bar A3.
import { QueryClientProvider } from '@tanstack/react-query';
import { readdirSync, readFileSync } from 'node:fs';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, test, vi } from 'vitest';
import { SiteProvider } from '@/components/layout/site-context';
import { Toast } from '@/components/ui/toast';
import { BuyCreditsDialog } from '@/features/chat/writing/buy-credits-dialog';
import { ChatsScreen } from '@/features/chat/list/chats-screen';
import { ConversationScreen } from '@/features/chat/conversation/conversation-screen';
import { FirstPeople } from '@/features/chat/list/first-people';
import { GiftPicker } from '@/features/chat/gifts/gift-picker';
import { GiftScreen } from '@/features/chat/gifts/gift-screen';
import { TypingBubble } from '@/features/chat/messages/typing-bubble';
import { HomePeople } from '@/features/home/home-people';
import { PortraitWall } from '@/features/home/portrait-wall';
import { decorativeCast } from '@/features/landers/cast';
import { GalleryScreen } from '@/features/landers/gallery-screen';
import { LetterLander } from '@/features/landers/letter-lander';
import { ReadyMessageLander } from '@/features/landers/ready-message-lander';
import { SampleChatLander } from '@/features/landers/sample-chat-lander';
import { SocialnetworkScreen } from '@/features/landers/socialnetwork-screen';
import { StoryLander } from '@/features/landers/story-lander';
import { TinderswipeCard } from '@/features/landers/tinderswipe-card';
import { LikeModal } from '@/features/likes/like-modal';
import { LikerCard } from '@/features/likes/liker-card';
import { MatchScene } from '@/features/likes/match-scene';
import { MemberCard } from '@/features/members/member-card';
import { MemberResults } from '@/features/members/member-results';
import { PhotoViewer } from '@/features/members/photo-viewer';
import { ProfileScreen } from '@/features/members/profile-screen';
import { UpgradeDialog } from '@/features/members/upgrade-dialog';
import type { Line } from '@/features/notifications/line-looks';
import { NotificationRow } from '@/features/notifications/notification-row';
import { FirstMessage } from '@/features/recovery/first-message';
import { BlockScreen } from '@/features/safety/block-screen';
import { MoreScreen } from '@/features/safety/more-screen';
import { ReportScreen } from '@/features/safety/report-screen';
import { AuthWall } from '@/features/session/auth-wall';
import { BlockedSection } from '@/features/settings/blocked-section';
import { SignupHead } from '@/features/signup/signup-head';
import { SignupPanel } from '@/features/signup/signup-panel';
import { WhomField } from '@/features/signup/whom-field';
import { LikedToday } from '@/features/swipe-game/liked-today';
import { SwipeGameCard } from '@/features/swipe-game/swipe-game-card';
import { createQueryClient } from '@/lib/queries/client';
import { membersQuery } from '@/lib/queries/members';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { ChatStoreProvider } from '@/lib/stores/chat-store-provider';
import { LikesStoreProvider } from '@/lib/stores/likes-store-provider';
import { locales, type Locale } from '@/lib/site/languages/locales';
import { chatWith, conversationWith, member, sentence, site } from './chat-setup';
import { testAnswer, testProfile, wirePerson } from './member-page';

vi.mock('next/navigation', () => ({ useRouter: () => ({}), useParams: () => ({ id: '7' }), usePathname: () => '/members', useSearchParams: () => new URLSearchParams() }));

/** A server that claims too much: the product still says no such thing of a fictional profile. */
const claims = { name: 'Sanne', online: true, distance_km: 33, is_new: false };
const none = <p />;
const now = new Date('2026-11-21T20:30:00Z');
const gifts = [{ key: 'rose', credits: 15 }];
const waiting: OutboxEntry = { client_id: 'x'.repeat(20), member: 7, conversation: null, text: 'hoi', state: 'waiting_for_credits', written_at: '2026-11-21T20:00:00Z' };

type Cast = ReturnType<typeof cast>;
function cast(fictional: boolean) {
  const more = { ...claims, fictional };
  const profile = testProfile({ ...more, num_photos: 3, photos: [{ id: 1, filename: '7.webp' }, { id: 2, filename: '8.webp' }, { id: 3, filename: '9.webp', locked: true }] });
  const answer = testAnswer([wirePerson(7, more)], { similar: [wirePerson(8, more)] });
  const locked = testAnswer([wirePerson(9, { ...more, main_image: { filename: '9.webp', locked: true } })]).members[0]!;
  const viewed = { id: 7, name: 'Sanne', age: 31, fictional: fictional ? {} : null, photos: [{ filename: '7.webp' }, { filename: '8.webp', locked: true }] };
  return { profile, answer, person: answer.members[0]!, locked, viewed };
}

const surfaces: Record<string, (who: Cast) => ReactNode> = {
  'features/members/member-card.tsx': ({ person, locked }) => [person, locked].map((each) => <MemberCard key={each.id} person={each} site={site} visitor={false} back="/members" />),
  'features/safety/more-screen.tsx': ({ person }) => <MoreScreen person={person} site={site} talk={null} />,
  'features/members/member-results.tsx': ({ answer }) => <MemberResults search={{ gender: 'everyone' }} answer={answer} beside={{}} visitor empty={none} />,
  'features/members/profile-gallery.tsx': ({ profile }) => <ProfileScreen site={site} profile={profile} user={member} />,
  'features/members/photo-viewer.tsx': ({ viewed }) => <PhotoViewer member={viewed} visitor={false} own={false} start={0} onClose={() => undefined} />,
  'features/chat/list/chat-row.tsx': ({ person }) => <ChatsScreen site={site} chats={[chatWith(person, 1)]} />,
  'features/chat/list/unlisted-rows.tsx': ({ person }) => <ChatsScreen site={site} chats={[]} held={{ person, text: 'hoi', waitsFor: 'credits' }} />,
  'features/chat/list/match-row.tsx': ({ person }) => <ChatsScreen site={site} chats={[]} matches={[{ ...person, like_new: true, match: true }]} />,
  'features/chat/conversation/conversation-head.tsx': ({ person }) => <ConversationScreen chats={[]} conversation={conversationWith(person, 1, [sentence(1)])} user={member} icebreakers={[]} site={site} />,
  'features/chat/messages/message-log.tsx': ({ person }) => <ConversationScreen chats={[]} conversation={conversationWith(person, 1, [])} user={member} icebreakers={[]} site={site} />,
  'features/chat/conversation/profile-panel.tsx': ({ locked }) => <ConversationScreen chats={[]} conversation={conversationWith(locked, 1)} user={member} icebreakers={[]} site={site} />,
  'features/chat/messages/typing-bubble.tsx': ({ person }) => <TypingBubble person={person} />,
  'features/chat/writing/buy-credits-dialog.tsx': ({ person }) => <BuyCreditsDialog open onClose={() => undefined} person={person} entry={waiting} credits={0} />,
  'features/likes/liker-card.tsx': ({ person, locked }) => [person, locked].map((each) => <LikerCard key={each.id} liker={{ ...each, like_new: true, auto: true }} type="received" site={site} back="/likes" priority={false} />),
  'features/likes/match-scene.tsx': ({ person }) => <MatchScene profile={{ ...person, match: true }} me={person} site={site} titleId="match" heading="h1">{null}</MatchScene>,
  'features/likes/like-modal.tsx': ({ person }) => [false, true].map((auto) => <LikeModal key={String(auto)} profile={{ ...person, auto }} onClose={() => undefined} />),
  'features/home/home-people.tsx': ({ person, locked }) => <HomePeople site={site} people={[person, locked]} />,
  'features/swipe-game/swipe-game-card.tsx': ({ profile, locked }) => [profile, { ...profile, ...locked }].map((card) => <SwipeGameCard key={card.id} card={card} depth={0} />),
  'features/swipe-game/liked-today.tsx': ({ person }) => <LikedToday people={[{ ...person, match: true }]} nextAt={null} />,
  'features/landers/gallery-screen.tsx': ({ person }) => <GalleryScreen site={site} people={[7, 21, 22].map((id) => ({ ...person, id }))} />,
  'features/landers/letter-stamp.tsx': ({ profile }) => <LetterLander profile={profile} site={site} />,
  'features/landers/ready-message-lander.tsx': ({ person }) => <ReadyMessageLander person={person} site={site} message="hoi" steps={null}>{null}</ReadyMessageLander>,
  'features/landers/sample-chat-lander.tsx': ({ profile }) => <SampleChatLander profile={profile} site={site} />,
  'features/landers/story-lander.tsx': ({ profile }) => <StoryLander profile={profile} site={site} />,
  'features/landers/tinderswipe-card.tsx': ({ person }) => <TinderswipeCard site={site} person={person} number={1} count={3} />,
  'features/notifications/notification-row.tsx': ({ person }) => <NotificationRow line={{ id: 1, kind: 'like', created_at: '2026-11-21T20:00:00Z', read: false, auto: true, profile: person } as Line} site={site} now={now} />,
  'features/recovery/first-message.tsx': ({ person }) => <FirstMessage site={site} member={person} text="hoi" sent />,
  'features/settings/blocked-section.tsx': ({ person }) => <BlockedSection blocked={[person]} cdnPrefix="/photos/" />,
  'features/signup/signup-head.tsx': ({ person }) => <SignupHead site={site} person={person} />,
  'features/signup/signup-panel.tsx': ({ person }) => <SignupPanel site={site} person={person}>{null}</SignupPanel>,
  'features/signup/whom-field.tsx': ({ person }) => <WhomField site={site} people={[person]} open message={null} />,
  'components/ui/toast.tsx': ({ viewed }) => <Toast toast={{ title: viewed.name, person: { name: viewed.name, src: null, fictional: viewed.fictional } }} onLeave={() => undefined} />,
};

/** Surfaces that name a person and draw none. */
const named: Record<string, (who: Cast & { code: Locale }) => ReactNode> = {
  'features/chat/gifts/gift-picker.tsx': ({ person, code }) => <GiftPicker data={{ locale: code, gifts, messages: catalogueOf(code) }} person={person} credits={0} onClose={() => undefined} onSend={() => undefined} />,
  'features/members/upgrade-dialog.tsx': ({ person, code }) => <UpgradeDialog data={{ locale: code, from: null, messages: catalogueOf(code) }} name={person.name} fictional={Boolean(person.fictional)} count={null} photos={[]} bundles="/credits" onClose={() => undefined} />,
  'features/safety/block-screen.tsx': ({ person }) => <BlockScreen person={person} site={site} blocked={false} />,
  'features/safety/block-screen.tsx, afterwards': ({ person }) => <BlockScreen person={person} site={site} blocked />,
  'features/safety/report-screen.tsx': ({ person }) => <ReportScreen person={person} site={site} blocked={false} messages={[]} typed={{ leaveOut: [] }} troubles={{}} formKey="key" />,
  'features/chat/gifts/gift-screen.tsx': ({ person }) => <GiftScreen person={person} site={site} gifts={gifts} chosen="rose" credits={0} awaiting={null} />,
};

/** Decoration, or chosen from members alone: a fictional profile is no part of it. */
const withoutThem: Record<string, (who: Cast) => ReactNode> = {
  'features/landers/moment-card.tsx': ({ profile }) => <SocialnetworkScreen site={site} people={decorativeCast([profile].map((each) => ({ ...each, interests: ['music', 'wine'] }))) as (typeof profile)[]} />,
  'features/home/portrait-wall.tsx': ({ person }) => <PortraitWall site={site} people={[person, person, person]} />,
  'features/chat/list/first-people.tsx': ({ person }) => <FirstPeople site={site} people={[person]} />,
  'features/session/auth-wall.tsx': ({ person }) => <AuthWall site={site} people={[person]} />,
};

/** The rooms that are swept as a whole: in these no file may draw a person and not stand above. */
const rooms = ['components/ui', 'features/chat', 'features/home', 'features/landers', 'features/likes', 'features/match-finder', 'features/members', 'features/notifications', 'features/recovery', 'features/safety', 'features/session', 'features/settings', 'features/shell', 'features/signup', 'features/swipe-game'];
const drawingThemselves = ['features/shell/account-menu.tsx', 'features/shell/account-nav.tsx'];

async function draw(code: Locale, who: Cast, content: ReactNode): Promise<HTMLElement> {
  const client = createQueryClient();
  client.setQueryData(membersQuery({}).queryKey, { pages: [who.answer], pageParams: [{}] });
  const frame = document.createElement('div');
  const { prelude } = await prerender(
    <NextIntlClientProvider locale={code} messages={catalogueOf(code)} timeZone="Europe/Amsterdam">
      <AppRouterContext value={{} as AppRouterInstance}>
        <QueryClientProvider client={client}>
          <SiteProvider site={{ ...site, locale: code }}>
            <ChatStoreProvider user={member}>
              <LikesStoreProvider user={member}>{content}</LikesStoreProvider>
            </ChatStoreProvider>
          </SiteProvider>
        </QueryClientProvider>
      </AppRouterContext>
    </NextIntlClientProvider>,
  );
  frame.innerHTML = await new Response(prelude).text();
  return frame;
}

type Words = { fictional: { label: string; warning: string }; ui: { photo: { online: string } }; chat: { head: { online: string } }; members: { profile: { online: string } } };
const catalogueOf = (code: string) => JSON.parse(readFileSync(`locales/${code}.json`, 'utf8')) as AbstractIntlMessages & Words;
const nearness = (frame: HTMLElement) => /\d[\s\u00a0\u202f]*km/i.test(frame.textContent);
const dots = (frame: HTMLElement) => frame.querySelectorAll('.dot').length;

describe.each(locales)('in %s', (code) => {
  const { fictional, ui, chat, members } = catalogueOf(code);
  const who = cast(true);

  test.each(Object.keys(surfaces))('[A05] %s says label and sentence of each picture, and neither distance nor presence', async (name) => {
    const frame = await draw(code, who, surfaces[name]!(who));
    const pictures = [...frame.querySelectorAll('.person, .avatar')].map(({ textContent }) => textContent);
    if (name !== 'features/chat/writing/buy-credits-dialog.tsx') expect(pictures.length).toBeGreaterThan(0);
    for (const text of [frame.textContent, ...pictures]) {
      expect(text).toContain(fictional.label);
      expect(text).toContain(fictional.warning);
    }
    for (const online of [ui.photo.online, chat.head.online, members.profile.online]) expect(frame.textContent).not.toContain(online);
    expect([nearness(frame), dots(frame)]).toEqual([false, 0]);
  });

  test.each(Object.keys(named))('[A05] %s says label and sentence beside the name', async (name) => {
    const { textContent } = await draw(code, who, named[name]!({ ...who, code }));
    expect(textContent).toContain(fictional.label);
    expect(textContent).toContain(fictional.warning);
  });

  test.each(Object.keys(withoutThem))('[A05] %s shows no fictional profile', async (name) => {
    expect((await draw(code, who, withoutThem[name]!(who))).querySelectorAll('img')).toHaveLength(0);
  });
});

test('[A05] the same surfaces say of a real member how near and whether online: what is missing above is left out on purpose', async () => {
  const who = cast(false);
  const drawn = await Promise.all(Object.values(surfaces).map((surface) => draw('nl', who, surface(who))));
  for (const picture of drawn.flatMap((frame) => [...frame.querySelectorAll('.person, .avatar')])) expect(picture.textContent).not.toContain('Fictief');
  expect(drawn.some(nearness)).toBe(true);
  expect(drawn.filter((frame) => dots(frame) > 0).length).toBeGreaterThan(5);
});

test('every file that draws a person is a surface above', () => {
  const files = rooms.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`));
  const draws = files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.') && /<(PersonPhoto|PersonAvatar|FictionalTag|MemberCard)\b/.test(readFileSync(file, 'utf8')));
  expect([...Object.keys(surfaces), ...Object.keys(withoutThem), ...drawingThemselves].toSorted()).toEqual(draws.toSorted());
});
