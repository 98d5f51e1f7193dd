import { useTranslations } from 'next-intl';
import { JoinLink } from './join-link';

type HonestyLineProps = {
  /** Where "join" leads; nowhere where one is at it. */
  join?: string;
};

/** Under the button of every lander: what joining costs and from which age, and what a fictional profile is. Its first words are the plain way to sign-up. (A05) */
export function HonestyLine({ join }: HonestyLineProps) {
  const t = useTranslations('lander');
  return (
    <p className="honesty">
      {t.rich('honesty', { b: (words) => <b>{words}</b>, join: (words) => <JoinLink href={join}>{words}</JoinLink> })}
    </p>
  );
}
