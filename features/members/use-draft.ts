import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { memberSearchHref, openSearch, type MemberFilters } from '@/lib/queries/member-search';
import { memberCountQuery } from '@/lib/queries/members';

const pauseBeforeCounting = 400;

type Count = { total: number; capped: boolean };

/**
 * How many fit what a form says right now. `count` belongs to the filters `applied`; other choices are counted when they
 * have stood for a moment. Undefined while nobody knows.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, applied: MemberFilters, count?: Count) {
  const [changes, setChanges] = useState(0);
  const [draft, setDraft] = useState<{ filters: MemberFilters; changes: number } | null>(null);

  useEffect(() => {
    if (changes === 0) return;
    let current = true;
    const read = async () => {
      const { parseMemberSearch } = await import('@/lib/queries/parse-member-search');
      if (current && form.current) setDraft({ filters: parseMemberSearch(new FormData(form.current)), changes });
    };
    const timer = setTimeout(() => void read().catch(() => null), pauseBeforeCounting);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [form, changes]);

  const settled = draft !== null && draft.changes === changes;
  const filters = settled ? draft.filters : applied;
  const isApplied = memberSearchHref({ ...openSearch, ...filters }) === memberSearchHref({ ...openSearch, ...applied });
  const asked = useQuery({ ...memberCountQuery(filters), enabled: settled && !isApplied });
  const changed = () => setChanges((now) => now + 1);

  if (changes > 0 && !settled) return { changed, count: undefined };
  return { changed, count: isApplied ? count : asked.data };
}
