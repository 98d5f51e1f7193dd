import { useTranslations } from 'next-intl';
import { GiftArt } from '@/components/ui/gift-art';

export type GiftCardProps = {
  gift: string;
  /** What it cost; the giver alone is told. */
  credits?: number;
  /** The note with it, or ''. */
  note: string;
  name: string;
  mine: boolean;
};

/** A gift in the conversation, in the place of a bubble: what, for whom or from whom, and the words that came with it. */
export function GiftCard({ gift, credits, note, name, mine }: GiftCardProps) {
  const t = useTranslations();
  return (
    <div className="gift-card">
      <span className="gift-scene">
        <GiftArt gift={gift} />
      </span>
      <p className="gift-title">{t(mine ? 'chat.gift.out' : 'chat.gift.in', { gift, name })}</p>
      <p className="gift-price">{mine && credits ? t('chat.gift.paid', { credits: t('count.credits', { count: credits }) }) : t('chat.gift.plain')}</p>
      {note ? <p className="gift-note">{note}</p> : null}
    </div>
  );
}
