'use client';

// The modals of the product, open. What closes them in the product does nothing here.
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { TimeBonusModal } from '@/features/bonus/time-bonus-modal';
import { WelcomeModal } from '@/features/bonus/welcome-modal';
import { BuyCreditsDialog } from '@/features/chat/writing/buy-credits-dialog';
import { GiftPicker } from '@/features/chat/gifts/gift-picker';
import { RemoveChatDialog } from '@/features/chat/menu/remove-chat-dialog';
import { LikeModal } from '@/features/likes/like-modal';
import { MatchModal } from '@/features/likes/match-modal';
import { PhotoViewer } from '@/features/members/photo-viewer';
import { UpgradeDialog } from '@/features/members/upgrade-dialog';
import { SafetySheet } from '@/features/safety/safety-sheet';
import { ReminderModal } from '@/features/signup/reminder-modal';
import { SignupModal } from '@/features/signup/signup-modal';

const nothing = () => undefined;

type Without<Part extends (props: never) => unknown, Names extends string> = Omit<Parameters<Part>[0], Names>;

export const OpenTimeBonus = (props: Without<typeof TimeBonusModal, 'onClose'>) => <TimeBonusModal {...props} onClose={nothing} />;
export const OpenWelcome = (props: Without<typeof WelcomeModal, 'onClose'>) => <WelcomeModal {...props} onClose={nothing} />;
export const OpenBuyCredits = (props: Without<typeof BuyCreditsDialog, 'open' | 'onClose'>) => <BuyCreditsDialog {...props} open onClose={nothing} />;
export const OpenGifts = (props: Without<typeof GiftPicker, 'onClose' | 'onSend'>) => <GiftPicker {...props} onClose={nothing} onSend={nothing} />;
export const OpenRemoveChat = (props: Without<typeof RemoveChatDialog, 'open' | 'onClose' | 'onRemoved'>) => <RemoveChatDialog {...props} open onClose={nothing} onRemoved={nothing} />;
export const OpenLike = (props: Without<typeof LikeModal, 'onClose'>) => <LikeModal {...props} onClose={nothing} />;
export const OpenMatch = (props: Without<typeof MatchModal, 'onClose'>) => <MatchModal {...props} onClose={nothing} />;
export const OpenPhotos = (props: Without<typeof PhotoViewer, 'onClose'>) => <PhotoViewer {...props} onClose={nothing} />;
export const OpenUpgrade = (props: Without<typeof UpgradeDialog, 'onClose'>) => <UpgradeDialog {...props} onClose={nothing} />;
export const OpenReminder = (props: Without<typeof ReminderModal, 'onClose'>) => <ReminderModal {...props} onClose={nothing} />;

/** Drawn in the browser alone, as where a press brings it. */
export function OpenSignup({ data }: Pick<ComponentProps<typeof SignupModal>, 'data'>) {
  return useHydrated() ? <SignupModal data={data} onClose={nothing} /> : null;
}

/** The sheet of safety, and the link that opens the page of the scene in it. */
export function OpenSheet() {
  return (
    <>
      <PageLink className="visually-hidden" href="/scene-sheet" data-sheet-link tabIndex={-1} aria-hidden="true">
        sheet
      </PageLink>
      <SafetySheet />
    </>
  );
}
