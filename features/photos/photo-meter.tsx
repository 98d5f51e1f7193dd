import { useTranslations } from 'next-intl';

/** How many of the places are taken: a cell for each. */
export function PhotoMeter({ count, limit }: { count: number; limit: number }) {
  const t = useTranslations('photos');
  return (
    <>
      <div className="photos-head">
        <h2 className="title-4 grow">{t('yours')}</h2>
        <b className="small tabular">{t('count', { count, limit })}</b>
      </div>
      <div className={limit > 5 ? 'meter' : 'meter is-short'} aria-hidden="true">
        {Array.from({ length: limit }, (_, cell) => (
          <i key={cell} className={cell < count ? 'is-on' : undefined} />
        ))}
      </div>
    </>
  );
}
