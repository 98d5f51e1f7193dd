import type { Message } from '@/lib/contract/chats';
import type { FormFaults } from '@/lib/contract/form-faults';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';

/** What the report's form knows: whom it is about, what would go along, and what was typed before it came back. */
export type ReportDraft = {
  person: Pick<Person, 'id' | 'name' | 'fictional'>;
  site: Pick<SiteInfo, 'fictional'>;
  blocked: boolean;
  messages: readonly Message[];
  typed: { reason?: string; text?: string; block?: boolean; leaveOut: readonly string[] };
  /** What is wrong at which field, as a code. */
  faults?: FormFaults;
  /** In words: over all; and no trouble of the report itself, that it was sent after a session had ended. */
  troubles: { general?: string; kept?: string };
  /** Who reports: what is sent after a session has ended is kept for nobody else. */
  writer?: number;
  /** The same key however often the form is sent: one report. */
  formKey: string;
};
