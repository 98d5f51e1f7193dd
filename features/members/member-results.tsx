'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSite } from '@/components/layout/site-context';
import { useScrollRestoration } from '@/components/ui/use-scroll-restoration';
import { memberSearchHref, type MemberSearchPlace } from '@/lib/queries/member-search';
import { useMembers, type MembersAnswer } from '@/lib/queries/members';
import type { PagesBeside } from '@/lib/queries/search-pages';
import type { Person } from '@/lib/contract/person';
import { MemberCard } from './member-card';
import { ResultsPager } from './results-pager';

type MemberResultsProps = {
  search: MemberSearchPlace;
  /** What the server found: the first page. */
  answer: MembersAnswer;
  beside: PagesBeside;
  visitor: boolean;
  /** What stands in place of the list where nobody fits. */
  empty: ReactNode;
};

const aboveTheFold = 4;

/** The members of a search: the page that the server found, and those loaded after it. (E08) */
export function MemberResults({ search, answer, beside, visitor, empty }: MemberResultsProps) {
  const t = useTranslations('members.results');
  const site = useSite();
  const found = useMembers(search, answer);
  useScrollRestoration();

  // A member who has moved on while pages were loaded is not shown twice.
  const seen = new Set<number>();
  const unseen = (list: 'members' | 'similar') => found.pages.flatMap((page) => page[list]).filter(({ id }) => !seen.has(id) && seen.add(id));
  const [members, similar] = [unseen('members'), unseen('similar')];
  const next = found.pages.at(-1)?.next;
  const card = (person: Person, index: number, priority: boolean) => (
    <li key={person.id}>
      <MemberCard person={person} site={site} visitor={visitor} back={memberSearchHref(search)} priority={priority && index < aboveTheFold} />
    </li>
  );
  return (
    <>
      {members.length === 0 ? (
        empty
      ) : (
        <ul className="person-grid" aria-label={t('label')} aria-busy={found.loading}>
          {members.map((person, index) => card(person, index, true))}
        </ul>
      )}
      <ResultsPager page={search.page} beside={beside} next={next} found={found} count={members.length} />
      {similar.length > 0 ? (
        <section className="similar" aria-labelledby="similar-title">
          <h2 id="similar-title" className="title-2">
            {t('similar')}
          </h2>
          <ul className="person-grid">{similar.map((person, index) => card(person, index, members.length === 0))}</ul>
        </section>
      ) : null}
    </>
  );
}
