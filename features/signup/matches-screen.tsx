import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';

type MatchesScreenProps = {
  /** A card for each member who fits. */
  cards: ReactNode[];
  /** Search, with the same wishes. */
  searchHref: string;
};

/** After sign-up: people who fit what was said, and the way on to search. (R14) */
export function MatchesScreen({ cards, searchHref }: MatchesScreenProps) {
  const t = useTranslations('signup.matches');
  return (
    <div className="wrap signup-matches">
      <div>
        <h1 className="title-1">{t('title')}</h1>
        <p className="muted">{cards.length > 0 ? t('lead') : t('empty')}</p>
      </div>
      {cards.length > 0 ? <ul className="person-grid">{cards}</ul> : null}
      <p className="centered">
        <LinkButton size="lg" href={searchHref}>
          {t('more')}
        </LinkButton>
      </p>
    </div>
  );
}
