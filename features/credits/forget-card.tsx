import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { StayForm } from './stay-form';
import { TroubleNote } from './trouble-note';
import type { BuyTrouble } from './use-buy';

/** Lets go of the card that was kept for ordering again. */
export function ForgetCard({ kept, forgotten, trouble, intlLocale, backTo }: { kept: boolean; forgotten?: boolean; trouble?: BuyTrouble; intlLocale: string; backTo?: string }) {
  const t = useTranslations();
  if (!kept) return forgotten ? <Alert kind="success" live>{t('pay.repeat.forgotten')}</Alert> : null;
  return (
    <StayForm name="forget-card" offline={t('err.generic_retry')} className="stack">
      {trouble ? <TroubleNote trouble={trouble} intlLocale={intlLocale} /> : null}
      {backTo ? <input type="hidden" name="back_to" value={backTo} /> : null}
      <button type="submit" className="text-button">
        {t('pay.repeat.forget')}
      </button>
    </StayForm>
  );
}
