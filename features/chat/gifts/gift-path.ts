import { pathTo } from '@/lib/site/addresses/routes';

/** The page where a gift for a member is chosen; with a gift, where that one is sent. */
export const giftPath = (member: number, gift = ''): string => pathTo('members-id-chat', { id: member }, { gift });
