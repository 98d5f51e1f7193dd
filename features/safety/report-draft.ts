import type { Message } from '@/lib/contract/chats';
import type { Person } from '@/lib/contract/person';

/** What the report's form knows: whom it is about, what would go along, and what was typed before it came back. */
export type ReportDraft = {
  person: Pick<Person, 'id' | 'name'>;
  blocked: boolean;
  messages: readonly Message[];
  typed: { reason?: string; text?: string; block?: boolean; leaveOut: readonly string[] };
  /** In words: at the reason, at the text, over all. */
  troubles: { reason?: string; text?: string; general?: string };
  /** The same key however often the form is sent: one report. */
  formKey: string;
};
