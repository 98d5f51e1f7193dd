'use client';

import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { FictionalTag } from '@/components/media/fictional-tag';
import { fictionalTexts } from '@/components/media/person-look';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LinkButton } from '@/components/ui/link-button';
import type { Person } from '@/lib/contract/person';
import { formatMoney } from '@/lib/format/money';
import { pathTo } from '@/lib/site/routes';

type BuyCreditsDialogProps = {
  open: boolean;
  onClose: () => void;
  person: Person;
  /** What waits to be sent. */
  text: string;
  credits: number;
};

/** Too few credits: what it costs, what is left, that the text is kept; and before any money, that a profile is fictional. (P02) */
export function BuyCreditsDialog({ open, onClose, person, text, credits }: BuyCreditsDialogProps) {
  const t = useTranslations();
  const site = useSite();
  const fictional = fictionalTexts(person, site);
  const missing = site.messageCredits - credits;
  const cost = t('count.credits', { count: site.messageCredits });
  return (
    <Dialog open={open} onClose={onClose} sheet title={missing > 0 ? t('chat.buy.title', { count: missing }) : t('chat.buy.title_unknown')}>
      <p className="muted">
        {site.messageCost
          ? t('chat.buy.text', { credits: cost, amount: formatMoney(site.messageCost, site.intlLocale), left: credits })
          : t('chat.buy.text_credits', { credits: cost, left: credits })}
      </p>
      <div className="kept-text">
        <p className="small muted cluster">
          {t('chat.buy.kept', { name: person.name })}
          {fictional ? <FictionalTag texts={fictional} /> : null}
        </p>
        <div className="message is-out">
          <p className="bubble">{text}</p>
        </div>
      </div>
      {fictional ? (
        <p>
          <FictionalStrip texts={fictional} shape="pill" />
        </p>
      ) : null}
      <div className="stack">
        <LinkButton variant="primary" size="lg" full href={pathTo('credits')} prefetch={false}>
          {t('chat.buy.go')}
        </LinkButton>
        <Button variant="ghost" full onClick={onClose}>
          {t('chat.buy.later')}
        </Button>
      </div>
    </Dialog>
  );
}
