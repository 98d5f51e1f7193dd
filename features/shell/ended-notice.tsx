import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { EndedIsland } from './ended-island';

/** On the root: why one is a visitor now, and that nothing that was written is lost. (T01) */
export function EndedNotice() {
  const t = useTranslations('session.ended');
  return <EndedIsland kept={<Alert title={t('kept')} />} plain={<Alert title={t('plain')} />} />;
}
