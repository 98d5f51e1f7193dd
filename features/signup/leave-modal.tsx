import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';

/** The way out of sign-up in progress: what was typed stays. */
export function LeaveModal({ onLeave }: { onLeave: () => void }) {
  const later = useTranslations('signup')('later');
  return <IconButton className="signup-leave" label={later} title={later} icon={<Icon name="x" />} onClick={onLeave} />;
}
