// Plain Dutch where something went wrong, where somebody is locked out and where money is at stake: short sentences. The words that no text has are in
// docs/glossary.tsv (rule.plain).
import { formsOf } from './message-text';

/** Errors, lock-outs, money and e-mails about them. */
const strict = /^(?:err|alerts|pay|transaction|pricing|premium|bonus|gifts|session|recovery|complaint|leave|offline|page)\.|^chat\.buy\.|^settings\.(?:password|email|offline)|^mail\.(?!new_|activation)|^legal\/(?:return-policy|ban):/;

/** How many words a reader takes in at once. */
const mostWords = 20;

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}{]/u.test(word)).length;

/** A sentence of an error, a lock-out or a money text that is too long to be read at once, as a sentence without its key. Other texts have no bound. */
export function plainFaults(key: string, dutch: string): string[] {
  if (!strict.test(key)) return [];
  const longest = formsOf(dutch).flatMap((form) => form.split(/(?<=[.!?:;…])\s+/)).reduce((most, each) => (wordsOf(each) > wordsOf(most) ? each : most), '');
  return wordsOf(longest) > mostWords ? [`has a sentence of ${wordsOf(longest)} words, and ${mostWords} are plain: ‘${longest}’.`] : [];
}
