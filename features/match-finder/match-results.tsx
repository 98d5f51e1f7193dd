import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import type { Person } from '@/lib/contract/person';
import { moodOf } from '@/lib/site/members/match-moods';
import type { MatchAnswer } from '@/lib/site/members/match-questions';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';
import { answerLooks } from './answer-looks';

export type Match = { member: Person; equal: number };

type MatchResultsProps = {
  site: SiteInfo;
  answers: readonly MatchAnswer[];
  /** Null where this site shows its members to nobody outside. */
  matches: readonly Match[] | null;
  /** One of them, as in any list of members. */
  card: (member: Person) => ReactNode;
};

const titleId = 'match-result-title';

function Frame({ answers, children, actions }: { answers: readonly MatchAnswer[]; children: ReactNode; actions?: ReactNode }) {
  const t = useTranslations('match_finder');
  const mood = moodOf(answers);
  return (
    <div className="wrap page finder-page is-result">
      <div>
        <h1 className="title-1" id={titleId}>{mood ? t(`mood.${mood}.title`) : t('result.title')}</h1>
        {mood ? <p className="lead">{t(`mood.${mood}.text`)}</p> : null}
      </div>
      <div className="finder-answers" role="region" aria-labelledby={titleId} tabIndex={0}>
        <ul className="chips">
          {answers.map((answer) => (
            <li key={answer} className="chip chip-sm chip-hit">
              <Picture name={answerLooks[answer].picture} />
              {t(`answer.${answer}`)}
            </li>
          ))}
        </ul>
      </div>
      {children}
      <LinkButton variant="ghost" className="match-again" href={pathTo('match-finder')}>
        {t('result.again')}
      </LinkButton>
      {actions ? <div className="match-ways">{actions}</div> : null}
    </div>
  );
}

/** Who names the most of what was answered: equal answers are counted, never a percentage of love. (R11) */
export function MatchResults({ site, answers, matches, card }: MatchResultsProps) {
  const t = useTranslations('match_finder.result');
  const all = useTranslations();
  if (!matches) {
    const join = (
      <LinkButton size="lg" href={pathTo('signup')}>
        {all(signUpTitle(site))}
      </LinkButton>
    );
    return (
      <Frame answers={answers} actions={join}>
        <p className="lead">{site.signUpOpen ? t('closed') : all('err.signups_closed')}</p>
      </Frame>
    );
  }
  const search = (size: 'md' | 'lg') => (
    <LinkButton size={size} href={pathTo('members')}>
      {t('search')}
    </LinkButton>
  );
  if (matches.length === 0) {
    return (
      <Frame answers={answers}>
        <EmptyState icon={<Icon name="users" weight="duotone" />} title={t('none')} text={t('none_text')} action={search('md')} />
      </Frame>
    );
  }
  return (
    <Frame answers={answers} actions={search('lg')}>
      <div>
        <h2 className="title-3">{t('title')}</h2>
        <p className="muted">{t('text')}</p>
      </div>
      <ul className="person-grid">
        {matches.map(({ member, equal }) => (
          <li key={member.id} className="match-person">
            {card(member)}
            <p className="match-equal">{t('equal', { equal, total: answers.length })}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
