import type { AbstractIntlMessages } from 'next-intl';
import type { Gift } from '@/lib/contract/gifts';

/** What the picker asks for when it is opened: a conversation brings none of it. */
export type GiftData = { locale: string; gifts: Gift[]; messages: AbstractIntlMessages };

/** The texts of the picker. */
export const giftTexts = ['gifts', 'count.credits', 'fictional.label', 'fictional.warning', 'ui.dialog', 'ui.button.busy'] as const;
