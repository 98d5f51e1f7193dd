import { useTranslations } from 'next-intl';
import { GiftArt } from '@/components/ui/gift-art';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { Gift } from '@/lib/contract/gifts';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { GiftNote } from './gift-note';
import { giftPath } from './gift-path';
import { useGiftPrice } from './use-gift-price';
import { giftName } from './gift-name';

/** What the form came back with. */
export type RefusedGift = { error: string; params?: Record<string, string | number>; values: { text?: string } };

type GiftFormProps = { gift: Gift; person: Person; site: SiteInfo; credits: number; refused?: RefusedGift | null };

/** The chosen gift, a note, and the one button that says what it costs; with too few credits the way to more, the choice kept. (P02) */
export function GiftForm({ gift, person, site, credits, refused }: GiftFormProps) {
  const t = useTranslations();
  const price = useGiftPrice(site)(gift.key, gift.credits);
  const missing = gift.credits - credits;
  return (
    <form className="gift-choice" action="/forms/gift" method="post">
      <input type="hidden" name="member" value={person.id} />
      <input type="hidden" name="gift" value={gift.key} />
      <input type="hidden" name="client_id" value={crypto.randomUUID()} />
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
          <LinkButton variant="primary" size="lg" full href={pathTo('credits')} prefetch={false}>
            {t('chat.buy.go')}
          </LinkButton>
        ) : (
          <Button type="submit" size="lg" full>
            {price.send}
          </Button>
        )}
      </div>
    </form>
  );
}
