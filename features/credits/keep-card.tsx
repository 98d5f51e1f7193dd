import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/form/checkbox';

/** Whether the card is kept for ordering again: asked where it is chosen, never ticked beforehand, and where that ends. */
export function KeepCard({ ticked }: { /** By the member, before an error. */ ticked?: boolean }) {
  const t = useTranslations('pay.card');
  return (
    <div className="pay-keep">
      <Checkbox name="keep_card" value="1" defaultChecked={ticked} label={t('keep')} aria-describedby="keep-card-hint" />
      <p className="small muted" id="keep-card-hint">
        {t('keep_hint')}
      </p>
    </div>
  );
}
