import type { Gift } from '@/lib/contract/gifts';
import { isGiftKey } from '@/lib/site/money/gifts';

/** The name of a gift: ours where we have one, else the server's, else what any gift is called. */
export function giftName({ key, name }: Gift, t: (key: string) => string): string {
  return isGiftKey(key) ? t(`gifts.name.${key}`) : (name ?? t('gifts.name.other'));
}
