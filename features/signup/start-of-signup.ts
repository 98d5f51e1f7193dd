import type { Person } from '@/lib/contract/person';
import type { AccountScreen } from './account-screens';

/** What a visitor brings to the first step: from a lander, from a profile, or from the same form sent without script. */
export type StartOfSignup = {
  /** Whom the first message is for. */
  person: Person | null;
  /** Where it is for nobody yet: a few whom it could be for. */
  people?: Person[];
  /** Some of them were liked on a lander. */
  liked?: boolean;
  /** What makes the form, sent twice unchanged, one sign-up; it comes back with it. */
  formKey?: string;
  /** What stands in the fields, by their names. */
  values: Record<string, string>;
  /** When they were given as answers on a lander, in ms. */
  handed?: number;
  /** The year in which the page is drawn. */
  year?: number;
  /** The screen that a form sent without script goes on with. */
  screen?: AccountScreen;
  /** What a form sent without script was told: the code of each wrong field, the message of the whole, what messages need. */
  faults?: Record<string, string>;
  trouble?: { key: string; params?: Record<string, string | number> } | null;
  params?: Record<string, string | number>;
  /** The form was sent, on a site that tells strangers nothing: where the mail goes. */
  sentTo?: string;
  /** The mail was asked for again: what that came to; an empty message is good news. */
  resent?: { error: string; params?: Record<string, string | number> };
};
