import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pathTo } from '@/lib/site/addresses/routes';
import { SectionNotice } from './section-notice';
import type { SettingsFlash } from './settings-flash';
import { SwitchForm } from './switch-form';

type PrivacySectionProps = { account: { invisible: boolean; show_distance: boolean; hide_fictional: boolean }; flash: SettingsFlash };

/** Who sees the member, and whom the member sees. (S11) */
export function PrivacySection({ account, flash }: PrivacySectionProps) {
  const t = useTranslations('settings.privacy');
  const all = useTranslations('settings');
  const toggle = (setting: keyof PrivacySectionProps['account']) => (
    <SwitchForm setting={setting} on={account[setting]} label={t(`${setting}.label`)} hint={t(`${setting}.hint`)} offline={all('offline')} />
  );
  return (
    <>
      <SectionNotice flash={flash} />
      <section className="panel settings-rows" aria-labelledby="privacy-seen">
        <h2 id="privacy-seen" className="title-4">
          {t('seen')}
        </h2>
        {toggle('invisible')}
        {toggle('show_distance')}
        <PageLink className="setting" href={pathTo('settings-section', { section: 'blocked' })}>
          <span className="grow">
            <b>{all('section.blocked')}</b>
            <span className="small muted">{all('blocked.text')}</span>
          </span>
          <Icon name="caret-right" />
        </PageLink>
      </section>
      <section className="panel settings-rows" aria-labelledby="privacy-see">
        <h2 id="privacy-see" className="title-4">
          {t('see')}
        </h2>
        {toggle('hide_fictional')}
      </section>
    </>
  );
}
