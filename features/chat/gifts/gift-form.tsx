import { useTranslations } from 'next-intl';
import { GiftArt } from '@/components/ui/gift-art';
import { Button } from '@/components/ui/button';
import type { Gift } from '@/lib/contract/gifts';
import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { GiftNote } from './gift-note';
import { giftPath } from './gift-path';
import { useGiftPrice } from './use-gift-price';
import { giftName } from './gift-name';

/** What the form came back with. */
export type RefusedGift = { error: string; params?: Record<string, string | number>; values: { text?: string; /** What the form is known by. */ form?: string } };

type GiftFormProps = { gift: Gift; person: Person; site: SiteInfo; credits: number; /** Who gives: the note waits for nobody else. */ writer?: number; refused?: RefusedGift | null };

/** The chosen gift, a note, and the one button that says what it costs; with too few credits the way to more, which takes the note along, and leads back to the choice. (P02) */
export function GiftForm({ gift, person, site, credits, writer, refused }: GiftFormProps) {
  const t = useTranslations();
  const price = useGiftPrice(site)(gift.key, gift.credits);
  const missing = gift.credits - credits;
  return (
    <form className="gift-choice" action="/forms/gift" method="post">
      <input type="hidden" name="member" value={person.id} />
      <input type="hidden" name="gift" value={gift.key} />
      <input type="hidden" name="client_id" value={refused?.values.form ?? crypto.randomUUID()} />
      {writer === undefined ? null : <input type="hidden" name="writer" value={writer} />}
      <input type="hidden" name="back" value={giftPath(person.id, gift.key)} />
      <span className="gift-scene">
        <GiftArt gift={gift.key} />
      </span>
      <div className="stack">
        <p>
          <b className="title-4">{giftName(gift, t)}</b>
          <br />
          <span className="muted">{[price.credits, price.amount].filter(Boolean).join(' · ')}</span>
        </p>
        <GiftNote longest={site.messageLength} text={refused?.values.text} error={refused?.error ? t(refused.error, refused.params) : undefined} />
        <p className="small muted">{missing > 0 ? t('gifts.short', { count: missing }) : t('gifts.left', { count: credits })}</p>
        {missing > 0 ? (
          <Button type="submit" name="buy" value="1" size="lg" full>
            {t('chat.buy.go')}
          </Button>
        ) : (
          <Button type="submit" size="lg" full>
            {price.send}
          </Button>
        )}
      </div>
    </form>
  );
}
