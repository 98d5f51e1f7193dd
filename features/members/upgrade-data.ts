import type { AbstractIntlMessages } from 'next-intl';

/** What the prompt asks for when it is opened: no page brings any of it. `from` is the price of the cheapest bundle, as it is written; `claimSource` says where the claim about Premium comes from: without it, it is not made. (A03) */
export type UpgradeData = { locale: string; from: string | null; claimSource?: string; messages: AbstractIntlMessages };

/** The texts of the prompt. */
export const upgradeTexts = ['members.upgrade', 'premium.claim', 'premium.source', 'fictional.label', 'fictional.warning', 'ui.dialog'] as const;
