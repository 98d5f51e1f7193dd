import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { pathTo } from '@/lib/site/addresses/routes';
import { Countdown } from './countdown';

type PartnerScreenProps = { name: string; url: string };

const seconds = 7;

const bold = (words: ReactNode) => <b>{words}</b>;

/** The partner that the operator names: who it is, that nothing of the member goes along, and staying as the first choice. (S10) */
export function PartnerScreen({ name, url }: PartnerScreenProps) {
  const t = useTranslations('leave.partner');
  const place = { name, host: new URL(url).host, b: bold };
  return (
    <div className="outcome">
      <div className="outcome-card">
        <Countdown url={url} stay={pathTo('account-deleted', {}, { stay: 1 })} words={{ units: Array.from({ length: seconds + 1 }, (_, count) => t('seconds', { count })), stay: t('stay'), open: t('open') }}>
          <h1 className="title-2">{t('title')}</h1>
          <p className="lead needs-script">{t.rich('text', place)}</p>
          <p className="lead without-script">{t.rich('text_still', place)}</p>
          <p className="panel partner-data">
            <Disc size="sm" kind="quiet" icon={<Icon name="shield-check" weight="fill" />} />
            <span className="small muted">{t.rich('no_data', { b: bold })}</span>
          </p>
        </Countdown>
      </div>
    </div>
  );
}
