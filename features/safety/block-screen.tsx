import { useTranslations } from 'next-intl';
import { Switch } from '@/components/form/switch';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { fictionalTexts } from '@/components/media/person-look';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Person } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import { SheetPage } from './sheet-page';

type BlockScreenProps = { person: Pick<Person, 'id' | 'name' | 'fictional'>; site: Pick<SiteInfo, 'fictional'>; blocked: boolean; /** What went wrong with the last try, in words. */ trouble?: string };

/** Asks before a member is blocked, and says what happens then; afterwards, that it has happened, and the way back. (S11) */
export function BlockScreen({ person, site, blocked, trouble }: BlockScreenProps) {
  const t = useTranslations('safety');
  const { id, name } = person;
  const fictional = fictionalTexts(person, site);
  const label = fictional ? <FictionalStrip texts={fictional} shape="pill" /> : null;
  const alert = trouble ? <Alert kind="danger" title={trouble} /> : null;
  if (blocked) {
    return (
      <SheetPage member={id} blocked back={pathTo('members')}>
        <Disc icon={<Icon name="check-circle" weight="fill" />} kind="success" />
        <div>
          <h1 id="sheet-title" className="title-2">
            {t('blocked.title', { name })}
          </h1>
          <p className="muted">{t('blocked.text')}</p>
          {label}
        </div>
        {alert}
        <div className="stack">
          <LinkButton variant="line" size="lg" full href={pathTo('members')} data-sheet-close>
            {t('blocked.done')}
          </LinkButton>
          <form action="/forms/unblock" method="post">
            <input type="hidden" name="profile" value={id} />
            <button type="submit" className={buttonClass({ variant: 'ghost', full: true })}>
              {t('blocked.undo')}
            </button>
          </form>
        </div>
      </SheetPage>
    );
  }
  return (
    <SheetPage member={id} back={pathTo('members-id', { id })}>
      <Disc icon={<Icon name="prohibit" weight="fill" />} kind="danger" />
      <div>
        <h1 id="sheet-title" className="title-2">
          {t('block.title', { name })}
        </h1>
        <p className="muted">{t('block.lead', { name })}</p>
        {label}
      </div>
      {alert}
      <ul className="safety-effects">
        <li>
          <Icon name="eye-slash" weight="fill" />
          {t('block.profile')}
        </li>
        <li>
          <Icon name="chat-circle-dots" weight="fill" />
          {t('block.talk')}
        </li>
        <li>
          <Icon name="arrow-u-up-left" />
          {t('block.undo')}
        </li>
      </ul>
      <form className="stack" action="/forms/block" method="post">
        <input type="hidden" name="profile" value={id} />
        <Switch name="also_report" value="1" label={t('block.also_report')} hint={t('block.also_report_note')} />
        <button type="submit" className={buttonClass({ variant: 'danger', size: 'lg', full: true })}>
          {t('block.confirm')}
        </button>
        <LinkButton variant="ghost" full href={pathTo('members-id', { id })} data-sheet-close>
          {t('block.cancel')}
        </LinkButton>
      </form>
    </SheetPage>
  );
}
