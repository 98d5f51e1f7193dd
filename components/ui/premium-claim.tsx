// What Premium is promoted with, beside where it comes from; without a source it is not claimed. (A03)
import { useTranslations } from 'next-intl';

export function PremiumClaim({ source, className }: { source?: string; className?: string }) {
  const t = useTranslations('premium');
  if (!source) return null;
  return (
    <p className={className}>
      <b>{t('claim')}</b> <small>{t('source', { source })}</small>
    </p>
  );
}
