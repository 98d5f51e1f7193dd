import type { User } from '@/lib/contract/user';
import { alertNames, dismissalKeys, isResting, type AlertName } from '@/lib/site/cookies/dismissals';
import { pushNote } from '@/lib/site/cookies/push-note';

export type Asked = {
  user: User;
  /** The reminder to confirm the address is due: it comes before all others. (T03) */
  reminder: boolean;
  /** The site can send push messages. */
  push: boolean;
  /** The value of a cookie. */
  cookie: (name: string) => string | undefined;
  now: number;
};

/** Which alert a member is shown: the first that is due and was not closed lately, or none. (T04) */
export function nextAlert({ user, reminder, push, cookie, now }: Asked): AlertName | null {
  const due: Record<AlertName, boolean> = {
    activation: reminder,
    disabled: user.notifications_disabled.length > 0,
    photo: Boolean(user.profile) && !user.profile?.main_image,
    push: push && cookie(pushNote) === 'can',
  };
  return alertNames.find((name) => due[name] && !isResting(name, cookie(dismissalKeys[name]), now)) ?? null;
}
