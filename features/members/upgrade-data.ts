import type { AbstractIntlMessages } from 'next-intl';

/** What the prompt asks for when it is opened: no page brings any of it. `from` is the price of the cheapest bundle, as it is written. */
export type UpgradeData = { locale: string; from: string | null; messages: AbstractIntlMessages };

/** The texts of the prompt. */
export const upgradeTexts = ['members.upgrade', 'fictional.label', 'fictional.warning', 'ui.dialog'] as const;
