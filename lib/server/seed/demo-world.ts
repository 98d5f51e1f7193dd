// The shape of the demo world: plain objects, no database, made by demoWorld(). Specification, section 3; design, section 8.
import type { CompanyInfo, SiteSettings } from '@/lib/contract/site-settings';
import type { Country } from '@/lib/site/countries/countries';
import type { Locale } from '@/lib/site/languages/locales';
import type { Niche } from '@/lib/site/niches/niches';
import type { PortraitOptions } from '../portraits/portrait-options';
import { demoPassword, withLogins } from './accounts';
import { demoConversations } from './conversations';
import { icebreakers } from './icebreakers';
import { demoLikes } from './likes';
import { demoMembers } from './members';
import { asShot } from './photos';
import { spreadScenes } from './spread-scenes';
import { demoSites } from './sites';

export type Gender = 'man' | 'woman' | 'nonbinary' | 'other';

/** Every field of the contract, none left out; null where the site says nothing. (E04, E05) */
export type DemoSettings = { [Field in keyof SiteSettings]-?: SiteSettings[Field] | null };
export type DemoCompany = { [Field in keyof CompanyInfo]-?: CompanyInfo[Field] | null };

export type DemoSite = {
  /** Members, conversations and likes name their site by its niche: there is one site per niche. */
  niche: Niche;
  /** Host names without a port; the first is the site's own. */
  hosts: string[];
  settings: DemoSettings;
  company: DemoCompany;
};

/**
 * A photo and its drawn files. Each name stands for the file `<name>.webp` of renderDemoPhotos and is made from the
 * portrait itself: the same portrait has the same name, a changed one another.
 */
export type DemoPhoto = {
  /** 0 is the main photo. */
  position: number;
  private: boolean;
  portrait: PortraitOptions;
  names: {
    /** 600 x 800. */
    full: string;
    /** 300 x 400. */
    thumb: string;
    /** What those see who may not see a private photo; null for a photo that is not private. */
    blurred: string | null;
  };
};

/** Values are the last part of a message key, as 'brown' in `hair.brown`; null is 'rather not say'. (E12) */
export type DemoAttributes = {
  sexuality: string | null;
  hair: string | null;
  eye: string | null;
  body: string | null;
  rel: string | null;
  tattoo: string | null;
};

export type DemoMember = {
  /** 1, 2, 3 ... in the order of the list, unique over all sites. */
  id: number;
  site: Niche;
  /** Lower case, unique over all sites. */
  email: string;
  name: string;
  gender: Gender;
  lookingFor: 'man' | 'woman' | 'everyone';
  /** YYYY-MM-DD. */
  birthDate: string;
  /** Whole years at `now`, at least 25. */
  age: number;
  country: Country;
  /** A code of lib/site/countries/regions.generated, as 'NL-UT'. */
  region: string;
  town: string;
  /** The town's centre to one decimal; null for a fictional profile, which is nowhere and never at a distance. */
  position: { latitude: number; longitude: number } | null;
  /** The language of the account and of the texts in the profile. */
  locale: Locale;
  about: string | null;
  attributes: DemoAttributes;
  /** Keys of the messages `interest.<key>`. (E12) */
  interests: string[];
  photos: DemoPhoto[];
  /** Written by the site's own team. Has no position and no lastSeenAt. (A05) */
  fictional: boolean;
  /** Has bought credits once. (P03) */
  premium: boolean;
  credits: number;
  userStatus: 'active' | 'not_confirmed' | 'deleted';
  profileStatus: 'active' | 'disabled';
  notificationsDisabled: ('fbl' | 'bounce' | 'list-unsubscribe')[];
  /** May be a few minutes ago. */
  signupAt: Date;
  /** Null for a fictional profile and for who never came back; within the last minutes means online now. */
  lastSeenAt: Date | null;
  /** Set on the one account in its 14 days of grace. (B05) */
  deletedAt: Date | null;
};

export type DemoMessage = {
  sender: number;
  /** Empty for a gift. */
  text: string;
  gift: string | null;
  /** Never in the future; strictly rising within a conversation. */
  sentAt: Date;
};

export type DemoConversation = {
  /** 1, 2, 3 ... in the order of the list. */
  id: number;
  site: Niche;
  /** Who began it, and the other. Both members of the site. */
  members: [number, number];
  /** Oldest first. */
  messages: DemoMessage[];
  /** How many of the newest messages each of `members` (same order) has not read; all of them by the other. */
  unread: [number, number];
};

export type DemoLike = {
  from: number;
  to: number;
  at: Date;
  /** The receiver has not seen it yet. */
  isNew: boolean;
  /** Made by the site itself, in the name of a fictional profile. (C11) */
  auto: boolean;
};

export type DemoLogin = {
  role: 'free' | 'premium' | 'low credits' | 'no credits';
  site: Niche;
  email: string;
  member: number;
};

export type DemoWorld = {
  sites: DemoSite[];
  members: DemoMember[];
  conversations: DemoConversation[];
  /** A match is two likes, one each way. */
  likes: DemoLike[];
  /** Opening lines in a member's voice, at least eight a language. */
  icebreakers: Record<Locale, string[]>;
  /** The accounts to sign in with; every member has the same password. */
  logins: DemoLogin[];
  password: string;
};

/** Accounts are older than what they have said, and were here when they said it. Fictional ones were never here. */
function asTheyTalked(members: readonly DemoMember[], conversations: readonly DemoConversation[]): DemoMember[] {
  const began = new Map<number, number>();
  const ended = new Map<number, number>();
  for (const { members: both, messages } of conversations) {
    for (const id of both) began.set(id, Math.min(began.get(id) ?? Infinity, messages[0]!.sentAt.getTime()));
    for (const { sender, sentAt } of messages) ended.set(sender, Math.max(ended.get(sender) ?? 0, sentAt.getTime()));
  }
  const day = 24 * 60 * 60 * 1000;
  return members.map((member) => {
    const first = began.get(member.id) ?? Infinity;
    const signupAt = member.signupAt.getTime() < first ? member.signupAt : new Date(first - day);
    const lastSeenAt = member.lastSeenAt && new Date(Math.max(member.lastSeenAt.getTime(), ended.get(member.id) ?? 0));
    return { ...member, signupAt, lastSeenAt };
  });
}

function peopleAt(now: Date) {
  const { members, logins } = withLogins(demoMembers(now), now);
  const conversations = demoConversations(members, logins, now);
  return { members: asTheyTalked(members, conversations), conversations, logins };
}

let shots: ReturnType<typeof mainShots> | undefined;

/** By member's id; from the order of a search at a moment that stays, because a photo's name is made from what it shows. */
function mainShots() {
  const hour = 60 * 60 * 1000;
  const { members } = peopleAt(new Date('2026-01-01T12:30:00Z'));
  const pictured = members.flatMap(({ photos, lastSeenAt, signupAt, ...member }) => {
    const [main] = photos;
    const { bg: scene, crop } = main?.portrait ?? {};
    return main ? [{ ...member, given: scene && crop ? { scene, crop } : null, hour: Math.floor((lastSeenAt ?? signupAt).getTime() / hour) }] : [];
  });
  const isShown = ({ userStatus, profileStatus }: (typeof pictured)[number]) => Number(userStatus === 'active' && profileStatus === 'active');
  return spreadScenes(pictured.toSorted((a, b) => isShown(b) - isShown(a) || b.hour - a.hour || b.id - a.id));
}

/**
 * The whole demo world as it stands at `now`: the same moment gives the same world. Pure: nothing is drawn or stored.
 * Photos are drawn by renderDemoPhotos.
 */
export function demoWorld(now: Date): DemoWorld {
  const { members, conversations, logins } = peopleAt(now);
  const shotOf = (shots ??= mainShots());
  return {
    sites: demoSites(),
    members: members.map((member) => ({ ...member, photos: asShot(member.photos, shotOf.get(member.id)) })),
    conversations,
    likes: demoLikes(members, logins, now),
    icebreakers,
    logins,
    password: demoPassword,
  };
}
