'use client';

import '@/styles/buy-prompt.scss';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSite } from '@/components/layout/site-context';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { FictionalTag } from '@/components/media/fictional-tag';
import { fictionalTexts } from '@/components/media/person-look';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LinkButton } from '@/components/ui/link-button';
import type { Person } from '@/lib/contract/person';
import { formatMoney } from '@/lib/format/money';
import { pricesQuery } from '@/lib/queries/credits';
import { bundlesByPrice, totalOf } from '@/lib/site/money/credits-choice';
import { creditsWorth } from '@/lib/site/money/credits-worth';
import { pathTo } from '@/lib/site/addresses/routes';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { BundleRows } from './bundle-rows';
import { GiftCard } from '../gifts/gift-card';

type BuyCreditsDialogProps = {
  open: boolean;
  onClose: () => void;
  person: Person;
  /** What waits to be sent: a text or a gift. */
  entry: OutboxEntry;
  credits: number;
};

/** Too few credits: what it costs, what is left, that the text is kept; and before any money, that a profile is fictional. (P02) */
export function BuyCreditsDialog({ open, onClose, person, entry: { text, gift }, credits }: BuyCreditsDialogProps) {
  const t = useTranslations();
  const site = useSite();
  const fictional = fictionalTexts(person, site);
  const price = gift?.credits ?? site.messageCredits;
  const missing = price - credits;
  const worth = creditsWorth(site, price);
  const cost = t('count.credits', { count: price });
  const values = { credits: cost, left: credits };
  const back = pathTo('members-id-chat', { id: person.id });
  const { data: prices, isPending } = useQuery(pricesQuery);
  const [picked, setPicked] = useState<number>();
  const bundles = bundlesByPrice(prices?.bundles ?? []);
  // The cheapest, as long as it is enough.
  const chosen = bundles.find(({ id }) => id === picked) ?? bundles.find((bundle) => bundle.credits >= missing) ?? bundles.at(-1);
  const discount = prices?.discount ?? null;
  return (
    <Dialog open={open} onClose={onClose} sheet title={missing > 0 ? t('chat.buy.title', { count: missing }) : t('chat.buy.title_unknown')}>
      <p className="muted">
        {worth
          ? t(gift ? 'chat.buy.gift_text' : 'chat.buy.text', { ...values, amount: formatMoney(worth, site.intlLocale) })
          : t(gift ? 'chat.buy.gift_text_credits' : 'chat.buy.text_credits', values)}
      </p>
      <div className="kept-text">
        <p className="small muted cluster">
          {t(gift ? 'chat.buy.gift_kept' : 'chat.buy.kept', { name: person.name })}
          {fictional ? <FictionalTag texts={fictional} /> : null}
        </p>
        <div className="message is-out">
          {gift ? <GiftCard gift={gift.key} credits={gift.credits} note={text} name={person.name} mine /> : <p className="bubble">{text}</p>}
        </div>
      </div>
      {chosen || isPending ? <BundleRows bundles={bundles} chosen={chosen?.id} discount={discount} onChoose={setPicked} /> : null}
      {fictional ? (
        <p>
          <FictionalStrip texts={fictional} shape="pill" />
        </p>
      ) : null}
      <div className="stack">
        {chosen ? (
          <LinkButton variant="primary" size="lg" full href={pathTo('credits-id-paymentmethod', { id: chosen.id }, { back })}>
            {t('chat.buy.to_pay', { amount: formatMoney({ amount: totalOf({ bundle: chosen, method: undefined, discount }).total, currency: chosen.price.currency }, site.intlLocale) })}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" size="lg" full href={pathTo('credits', {}, { back })}>
            {t('chat.buy.go')}
          </LinkButton>
        )}
        <Button variant="ghost" full onClick={onClose}>
          {t(gift ? 'chat.buy.gift_later' : 'chat.buy.later')}
        </Button>
      </div>
    </Dialog>
  );
}
