import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { pathTo } from '@/lib/site/addresses/routes';
import { freshSignup } from './fresh-signup';

type StepWaysProps = {
  /** The page of the step before; the first one has none. */
  before?: string;
  onBack: () => void;
  /** There is more to come, which can wait. */
  isMore: boolean;
};

/** In the bar of a step: back to the one before, and out of them for now. Links, which need no script. (S03) */
export function StepWays({ before, onBack, isMore }: StepWaysProps) {
  const t = useTranslations('signup');
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    onBack();
  };
  return (
    <>
      {before ? (
        <a className="icon-button signup-back" href={before} aria-label={t('back')} onClick={goBack}>
          <Icon name="arrow-left" />
        </a>
      ) : null}
      {isMore ? (
        <a className="icon-button signup-leave" href={pathTo('members', {}, { [freshSignup]: 1 })} aria-label={t('later')} title={t('later')}>
          <Icon name="x" />
        </a>
      ) : null}
    </>
  );
}
