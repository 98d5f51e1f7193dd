import { useTranslations } from 'next-intl';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { fictionalTexts } from '@/components/media/person-look';
import { Alert } from '@/components/ui/alert';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import type { Gift } from '@/lib/contract/gifts';
import type { Person } from '@/lib/contract/person';
import { confirmPage } from '@/lib/site/addresses/confirm-page';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { GiftForm, type RefusedGift } from './gift-form';
import { GiftLinks } from './gift-links';

type GiftScreenProps = {
  person: Person;
  site: SiteInfo;
  gifts: readonly Gift[];
  /** The key in the address. */
  chosen: string;
  credits: number;
  /** Who gives. */
  writer?: number;
  /** Whose address waits to be confirmed; null: nobody's. */
  awaiting: 'own' | 'theirs' | null;
  refused?: RefusedGift | null;
};

/** Choosing a gift for a member on a page of its own: every gift a link, the chosen one with a note and one button. No script. */
export function GiftScreen({ person, site, gifts, chosen, credits, writer, awaiting, refused }: GiftScreenProps) {
  const t = useTranslations();
  const fictional = fictionalTexts(person, site);
  const gift = gifts.find(({ key }) => key === chosen);
  return (
    <div className="gift-page">
      <header className="gift-head">
        <PageLink className="icon-button" href={pathTo('members-id-chat', { id: person.id })} aria-label={t('gifts.back')}>
          <Icon name="arrow-left" />
        </PageLink>
        <h1 className="title-2">{t('gifts.title', { name: person.name })}</h1>
      </header>
      {fictional ? (
        <p>
          <FictionalStrip texts={fictional} shape="pill" />
        </p>
      ) : null}
      {awaiting ? (
        <Alert
          kind="warning"
          title={t('gifts.awaiting')}
          action={
            awaiting === 'own' ? (
              <LinkButton variant="line" size="sm" href={confirmPage}>
                {t('signup.confirm.title')}
              </LinkButton>
            ) : undefined
          }
        />
      ) : null}
      {chosen && !gift ? <Alert kind="danger" title={t('err.gift_unknown')} /> : null}
      {gift && !awaiting ? <GiftForm gift={gift} person={person} site={site} credits={credits} writer={writer} refused={refused} /> : null}
      <h2 className="title-4">{t(gifts.length === 0 ? 'gifts.none' : gift && !awaiting ? 'gifts.other' : 'gifts.choose')}</h2>
      <GiftLinks gifts={gifts} member={person.id} site={site} chosen={chosen} waits={awaiting !== null} />
    </div>
  );
}
