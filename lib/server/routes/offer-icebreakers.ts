// GET icebreakers.php: opening lines in the reader's language. Specification, section 1. (A02, S06)
import { fallbackLocale } from '@/lib/site/languages/locales';
import { chooseIcebreakers } from '../domain/icebreaker-choice';
import type { Route } from '../route';
import { icebreakerLines } from '../store/icebreaker-store';

export const listIcebreakers: Route<'listIcebreakers'> = async ({ query }, { parts, site, session, now }) => {
  const { id, language } = session.member;
  const lines = await icebreakerLines(parts.db, site.id, query.language ?? language);
  const some = lines.length > 0 ? lines : await icebreakerLines(parts.db, site.id, fallbackLocale);
  return { icebreakers: chooseIcebreakers(some, id, query.member ?? 0, now) };
};
