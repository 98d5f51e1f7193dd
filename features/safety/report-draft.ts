import type { Message } from '@/lib/contract/chats';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';

/** What the report's form knows: whom it is about, what would go along, and what was typed before it came back. */
export type ReportDraft = {
  person: Pick<Person, 'id' | 'name' | 'fictional'>;
  site: Pick<SiteInfo, 'fictional'>;
  blocked: boolean;
  messages: readonly Message[];
  typed: { reason?: string; text?: string; block?: boolean; leaveOut: readonly string[] };
  /** In words: at the reason, at the text, over all; and no trouble of the report itself, that it was sent after a session had ended. */
  troubles: { reason?: string; text?: string; general?: string; kept?: string };
  /** Who reports: what is sent after a session has ended is kept for nobody else. */
  writer?: number;
  /** The same key however often the form is sent: one report. */
  formKey: string;
};
