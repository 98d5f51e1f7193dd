import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';

type CloseModalProps = { /** While it is there Escape closes too. */ onShown: (isShown: boolean) => void; onClose: () => void };

/** The way out once the mail is on its way: nothing is in progress any more. */
export function CloseModal({ onShown, onClose }: CloseModalProps) {
  const t = useTranslations('ui.dialog');
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <Button variant="ghost" full onClick={onClose}>
      {t('close')}
    </Button>
  );
}
