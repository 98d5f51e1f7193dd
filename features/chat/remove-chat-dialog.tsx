'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type RemoveChatDialogProps = { name: string; open: boolean; onClose: () => void; onRemove: () => void };

/** Asks once before a conversation goes. */
export function RemoveChatDialog({ name, open, onClose, onRemove }: RemoveChatDialogProps) {
  const t = useTranslations('chat.remove');
  return (
    <Dialog open={open} onClose={onClose} title={t('title', { name })}>
      <p className="muted">{t('text', { name })}</p>
      <div className="stack">
        <Button variant="danger" size="lg" full onClick={onRemove}>
          {t('confirm')}
        </Button>
        <Button variant="ghost" full onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
