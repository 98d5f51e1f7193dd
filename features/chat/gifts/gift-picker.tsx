'use client';

import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { useSite } from '@/components/layout/site-context';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { fictionalTexts } from '@/components/media/person-look';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Person } from '@/lib/contract/person';
import { draftsOf, type ChatDrafts } from '@/lib/stores/chat-drafts';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';
import { useChatTab } from '@/lib/stores/chat-store-provider';
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

/** What was chosen for whom while nothing is written: a choice is no text, and lasts as long as the page. */
const choices = new WeakMap<ChatDrafts, Record<number, string>>();

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
  const drafts = draftsOf(useChatTab());
  // A note, after the choice it goes with: kept with the drafts, so that closing or buying credits loses neither.
  const draft = `${person.id}:gift`;
  const [[keptKey, ...keptNote]] = useState(() => (drafts.draft(draft) || choices.get(drafts)?.[person.id] || '').split('\n'));
  const [key, setKey] = useState(chosen || keptKey);
  const fictional = fictionalTexts(person, site);
  const gift = gifts.find((each) => each.key === key) ?? gifts[0];

  const noteIn = (form: HTMLFormElement) => String(new FormData(form).get('text') ?? '').trim();
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const choice = String(new FormData(currentTarget).get('gift'));
    const note = noteIn(currentTarget);
    choices.set(drafts, { ...choices.get(drafts), [person.id]: choice });
    drafts.keepDraft(draft, note && `${choice}\n${note}`);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = noteIn(event.currentTarget);
    if (!gift) return;
    drafts.keepDraft(draft, '', true);
    choices.delete(drafts);
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
        <form className="stack" onSubmit={send} onInput={keep}>
          <fieldset>
            <legend className="visually-hidden">{t('gifts.choose')}</legend>
            <div className="gift-tiles">
              {gifts.map((each) => (
                <label key={each.key} className="gift-tile">
                  <input type="radio" className="visually-hidden" name="gift" value={each.key} checked={each === gift} onChange={() => setKey(each.key)} />
                  <GiftTile gift={each.key} name={giftName(each, t)} price={priceOf(each.key, each.credits)} />
                </label>
              ))}
            </div>
          </fieldset>
          <GiftNote longest={site.messageLength} text={keptNote.join('\n')} />
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
