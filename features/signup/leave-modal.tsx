import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** The way out of sign-up in progress: what was typed stays. */
export function LeaveModal({ onLeave }: { onLeave: () => void }) {
  return (
    <Button variant="ghost" full onClick={onLeave}>
      {useTranslations('signup')('later')}
    </Button>
  );
}
