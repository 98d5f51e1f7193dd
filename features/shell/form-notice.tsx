import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** What a form without a place for it of its own has to say when it was sent without script. (T07) */
export function FormNotice({ messageKey, params }: { messageKey: string; params?: Record<string, string | number> }) {
  const t = useTranslations();
  return <Alert kind="danger" title={t(messageKey, params)} />;
}
