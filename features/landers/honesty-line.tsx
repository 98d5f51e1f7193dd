import { useTranslations } from 'next-intl';

/** Under the button of every lander: what joining costs and from which age, and what a fictional profile is. (A05) */
export function HonestyLine() {
  const t = useTranslations('lander');
  return <p className="honesty">{t.rich('honesty', { b: (words) => <b>{words}</b> })}</p>;
}
