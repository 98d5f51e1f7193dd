'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useSite } from '@/components/layout/site-context';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { fictionalTexts } from '@/components/media/person-look';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Person } from '@/lib/contract/person';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import type { GiftData } from './gift-data';
import { GiftNote } from './gift-note';
import { useGiftPrice } from './use-gift-price';
import { GiftTile } from './gift-tile';
import { giftName } from './gift-name';

type GiftPickerProps = {
  data: GiftData;
  /** The gift whose tile was pressed. */
  chosen?: string;
  person: Person;
  credits: number;
  onClose: () => void;
  onSend: (note: string, gift: OutboxEntry['gift']) => void;
};

/** The gifts of the site over a conversation, with texts of its own. */
export function GiftPicker({ data, ...rest }: GiftPickerProps) {
  return (
    <NextIntlClientProvider locale={data.locale} messages={data.messages}>
      <Picker {...rest} gifts={data.gifts} />
    </NextIntlClientProvider>
  );
}

/** One gift of all, a note if one likes, and one button that says what is sent and what it costs. */
function Picker({ gifts, chosen, person, credits, onClose, onSend }: Omit<GiftPickerProps, 'data'> & { gifts: GiftData['gifts'] }) {
  const t = useTranslations();
  const site = useSite();
  const priceOf = useGiftPrice(site);
  const [key, setKey] = useState(chosen);
  const fictional = fictionalTexts(person, site);
  const gift = gifts.find((each) => each.key === key) ?? gifts[0];

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (!gift) return;
    onClose();
    onSend(note, gift);
  };
  return (
    <Dialog open onClose={onClose} sheet title={t('gifts.title', { name: person.name })}>
      {fictional ? (
        <p>
          <FictionalStrip texts={fictional} shape="pill" />
        </p>
      ) : null}
      {gift ? (
        <form className="stack" onSubmit={send}>
          <fieldset>
            <legend className="visually-hidden">{t('gifts.choose')}</legend>
            <div className="gift-tiles">
              {gifts.map((each) => (
                <label key={each.key} className="gift-tile">
                  <input type="radio" className="visually-hidden" name="gift" checked={each === gift} onChange={() => setKey(each.key)} />
                  <GiftTile gift={each.key} name={giftName(each, t)} price={priceOf(each.key, each.credits)} />
                </label>
              ))}
            </div>
          </fieldset>
          <GiftNote longest={site.messageLength} />
          <p className="small muted">{gift.credits > credits ? t('gifts.short', { count: gift.credits - credits }) : t('gifts.left', { count: credits })}</p>
          <Button type="submit" size="lg" full>
            {priceOf(gift.key, gift.credits).send}
          </Button>
        </form>
      ) : (
        <p>{t('gifts.none')}</p>
      )}
    </Dialog>
  );
}
