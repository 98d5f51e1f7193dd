import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';

type CloseModalProps = { /** From now on Escape closes too. */ onShown: () => void; onClose: () => void };

/** The way out once the mail is on its way: nothing is in progress any more. */
export function CloseModal({ onShown, onClose }: CloseModalProps) {
  const t = useTranslations('ui.dialog');
  useEffect(() => onShown(), [onShown]);
  return (
    <Button variant="ghost" full onClick={onClose}>
      {t('close')}
    </Button>
  );
}
