import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { photoLimit } from '@/lib/site/constants';

/** Free beside Premium, line by line; a message costs both the same, and the table says so. */
export function CompareTable({ messageCredits }: { messageCredits: number }) {
  const t = useTranslations('premium');
  const c = useTranslations('premium.compare');
  const ui = useTranslations('ui.photo');
  const credits = useTranslations('count')('credits', { count: messageCredits });
  const rows = [
    { key: 'photos', name: c('photos'), note: c('photos_note'), free: c('some'), premium: c('all') },
    { key: 'own', name: c('own'), free: c('up_to', { count: photoLimit.free }), premium: c('up_to', { count: photoLimit.premium }) },
    { key: 'badge', name: c('badge'), free: <span className="compare-no"><span className="visually-hidden">{c('no')}</span></span>, premium: <span className="compare-yes"><Icon name="check-circle" weight="fill" /><span className="visually-hidden">{c('yes')}</span></span> },
    { key: 'message', name: c('message'), free: credits, premium: credits },
  ];
  return (
    <section className="panel">
      <table className="compare">
        <caption className="visually-hidden">{c('title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{c('feature')}</span>
            </th>
            <th scope="col">{t('free')}</th>
            <th scope="col">{ui('premium')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, free, premium }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {note ? <small>{note}</small> : null}
              </th>
              <td>{free}</td>
              <td>{premium}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
