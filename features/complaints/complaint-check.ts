import { complaintTopics } from '@/lib/contract/complaint-topics';

/** What a complaint may be made of, as it was typed. */
export type ComplaintDraft = { topic: string; email: string; about: string; text: string };
export type ComplaintField = keyof ComplaintDraft;
/** What is wrong with which field: the key of a message. */
export type ComplaintTroubles = Partial<Record<ComplaintField, string>>;

/** Longer than any complaint that was ever read to its end. */
export const longestComplaint = 2_000;
export const longestAbout = 120;

export const complaintFields = ['topic', 'email', 'about', 'text'] as const satisfies readonly ComplaintField[];

const isTopic = (value: string) => complaintTopics.some((topic) => topic === value);
const isAddress = (value: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/** What can be seen to be wrong before the complaint is sent; nothing where all is well. (S17) */
export function complaintTroubles({ topic, email, about, text }: ComplaintDraft): ComplaintTroubles {
  const troubles: ComplaintTroubles = {};
  if (!isTopic(topic)) troubles.topic = 'err.required';
  if (!email.trim()) troubles.email = 'err.required';
  else if (!isAddress(email.trim())) troubles.email = 'err.email_invalid';
  if (about.length > longestAbout) troubles.about = 'err.text_too_long';
  if (!text.trim()) troubles.text = 'err.required';
  else if (text.length > longestComplaint) troubles.text = 'err.text_too_long';
  return troubles;
}
