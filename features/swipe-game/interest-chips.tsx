import { useTranslations } from 'next-intl';

const most = 3;

/** The first few interests, on the photo. */
export function InterestChips({ interests }: { interests: readonly string[] }) {
  const t = useTranslations('interest');
  const words = interests.filter((key) => t.has(key)).slice(0, most);
  if (words.length === 0) return null;
  return (
    <span className="swipe-chips">
      {words.map((key) => (
        <span key={key} className="chip chip-sm chip-photo">
          {t(key)}
        </span>
      ))}
    </span>
  );
}
