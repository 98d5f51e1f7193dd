// What a scene of the gallery is: a component of the product, drawn with data of the tests, in a frame of the product.
import type { ReactNode } from 'react';
import type { Mocks } from '@/e2e/mock/answers';
import type { CompanyInfo, SiteSettings } from '@/lib/contract/site-settings';
import type { User } from '@/lib/contract/user';
import type { SiteInfo } from '@/lib/site/site-info';
import type { Look } from './look';

export const kinds = ['modal', 'alert', 'banner', 'state', 'toast', 'mail', 'message', 'page'] as const;
export type Kind = (typeof kinds)[number];

/** What a scene is drawn with. */
export type Stage = { site: SiteInfo; settings: SiteSettings; company: CompanyInfo; user: User; now: Date };

/**
 * What a hand does once the scene stands, so that it shows what it is about. `click`: the first element that fits; `type`: into a field;
 * `leave`: the field loses the focus; `file`: a file is chosen; `mark`: a word on the document; `seen`: only that it has come;
 * `show`: it is brought into sight.
 */
export type Step =
  | readonly ['click' | 'leave' | 'seen' | 'show', selector: string]
  | readonly ['type', selector: string, text: string]
  | readonly ['file', selector: string, name: string, type: string]
  | readonly ['mark', name: string, value: string];

/** The page around it. `member`, `account`, `chat`: a member's; `visitor`, `lander`, `auth`, `bare`: nobody's. */
export type Frame = 'member' | 'account' | 'chat' | 'visitor' | 'lander' | 'auth' | 'bare';

export type Scene = {
  name: string;
  kind: Exclude<Kind, 'mail' | 'message' | 'page'>;
  /** The files of the product whose modals, alerts, states or toasts it shows, and which of several: its file and '#alert-2'. tests/gallery.test.tsx finds those that no scene shows. */
  of: readonly string[];
  frame?: Frame;
  user?: Partial<User>;
  site?: Partial<SiteInfo>;
  settings?: Partial<SiteSettings>;
  /** What calls answer in the browser, over those of the world `member` or `visitor`; a call that nobody answers stays under way. */
  answers?: Mocks;
  /** What the browser has: no network, a language in its cookie, a word from the page before, no leave to ask where one is. */
  browser?: { offline?: true; /** The tab is in the background. */ hidden?: true; /** Waits of a minute are over at once. */ swift?: true; cookie?: string; session?: Record<string, string>; geolocation?: 'denied'; /** Push messages: refused by the reader, unknown to the browser, or allowed and not to be had. */ push?: 'denied' | 'missing' | 'failing' };
  /** The widths of a window in which the product shows it. */
  least?: number;
  most?: number;
  /** The key of what the bar of a phone says, in the frame `account`. */
  title?: string;
  /** Under the top bar. */
  banners?: (stage: Stage) => ReactNode;
  draw: (stage: Stage) => ReactNode;
  steps?: readonly Step[];
};

/** Something that is a document of its own: a mail, a notice or a text message to a phone, a page of operators or of the sandbox, a page that stands where nothing else can. */
export type DocumentScene = { name: string; kind: 'mail' | 'message' | 'page' | 'state'; of: readonly string[]; draw: (look: Look) => Promise<string> };
