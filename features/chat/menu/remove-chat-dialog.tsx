'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { onceClosed } from '@/components/ui/hold-entry';
import { useRemoveConversation } from './use-remove-conversation';

type RemoveChatDialogProps = { conversation: number; name: string; open: boolean; onClose: () => void; /** It is on its way out. */ onRemoved: () => void };

/** Asks once before a conversation goes, and lets it go. */
export function RemoveChatDialog({ conversation, name, open, onClose, onRemoved }: RemoveChatDialogProps) {
  const t = useTranslations('chat.remove');
  const remove = useRemoveConversation();
  const confirm = () => {
    onRemoved();
    onceClosed(() => void remove(conversation));
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title', { name })}>
      <p className="muted">{t('text', { name })}</p>
      <div className="stack">
        <Button variant="danger" size="lg" full onClick={confirm}>
          {t('confirm')}
        </Button>
        <Button variant="ghost" full onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
