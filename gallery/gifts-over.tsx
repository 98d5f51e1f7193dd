import { useLocale, useMessages } from 'next-intl';
import { giftTexts } from '@/features/chat/gifts/gift-data';
import type { Gift } from '@/lib/contract/gifts';
import type { Person } from '@/lib/contract/person';
import { pickMessages, type Messages } from '@/lib/i18n/messages';
import { OpenGifts } from './islands/dialogs';

/** The picker with what /forms/gifts would bring it. */
export function GiftsOver({ gifts, person, credits }: { gifts: Gift[]; person: Person; credits: number }) {
  const data = { locale: useLocale(), gifts, messages: pickMessages(useMessages() as Messages, giftTexts) };
  return <OpenGifts data={data} person={person} credits={credits} />;
}
