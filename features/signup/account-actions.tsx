import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { minimumAgeIn } from '@/lib/site/countries';
import { pathTo } from '@/lib/site/routes';
import type { SiteInfo } from '@/lib/site/site-info';
import type { AccountScreen } from './account-screens';

type AccountActionsProps = {
  site: SiteInfo;
  busy: boolean;
  screen: AccountScreen;
  /** The screen that "back" leads to; the first one has none. */
  before?: AccountScreen;
  onBack: () => void;
  /** A way out of the whole. */
  leave?: ReactNode;
};

/** Where one begins, and where the account is made. */
const isAgreedOn = (screen: AccountScreen) => screen === 'address' || screen === 'password';

/** Below each screen of the first step: on, back, out, and what one agrees to. Pinned to the end of the window. */
export function AccountActions({ site, busy, screen, before, onBack, leave }: AccountActionsProps) {
  const t = useTranslations('signup');
  return (
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
      {before || leave ? (
        <div className="signup-ways">
          {before ? (
            // Without script it is the form that goes back, with all that was typed.
            <Button type="submit" variant="ghost" name="to" value={before} formNoValidate onClick={(event) => {
                event.preventDefault();
                onBack();
              }}>
              {t('back')}
            </Button>
          ) : null}
          {leave}
        </div>
      ) : null}
    </div>
  );
}
