import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { minimumAgeIn } from '@/lib/site/countries/countries';
import { pathTo } from '@/lib/site/addresses/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import type { AccountScreen } from './account-screens';

type AccountActionsProps = {
  site: SiteInfo;
  busy: boolean;
  screen: AccountScreen;
  /** The screen that "back" leads to; the first one has none. */
  before?: AccountScreen;
  onBack: () => void;
};

/** Where one begins, and where the account is made. */
const isAgreedOn = (screen: AccountScreen) => screen === 'address' || screen === 'password';

/** Below each screen of the first step: on, and what one agrees to, pinned to the end of the window; and the way back, which stands beside how far one is. */
export function AccountActions({ site, busy, screen, before, onBack }: AccountActionsProps) {
  const t = useTranslations('signup');
  return (
    <>
      <div className="signup-actions">
        <Button type="submit" size="lg" full busy={busy}>
          {t('continue')}
        </Button>
        {isAgreedOn(screen) ? (
          <p className="tiny muted centered">
            {t.rich('account.rules', {
              min_age: minimumAgeIn(site.country),
              link: (chunks) => (
                <a className="link" href={pathTo('pages-terms')} target="_blank" rel="noopener">
                  {chunks}
                  <span className="visually-hidden"> {t('account.new_tab')}</span>
                </a>
              ),
            })}
          </p>
        ) : null}
      </div>
      {before ? (
        // Without script it is the form that goes back, with all that was typed. After the other button, which is the one that Enter presses.
        <Button type="submit" variant="ghost" full className="signup-back" name="to" value={before} formNoValidate onClick={(event) => {
            event.preventDefault();
            onBack();
          }}>
          <Icon name="arrow-left" />
          <span>{t('back')}</span>
        </Button>
      ) : null}
    </>
  );
}
