import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { telHref } from '@/lib/format/phone';
import { pathTo } from '@/lib/site/addresses/routes';
import { MailRequestForm, type RequestFlash } from './mail-request-form';
import { useMailRequestTexts } from './mail-request-texts';

type ActivationFailedScreenProps = {
  /** The address was confirmed before: there is nothing to ask for. */
  used: boolean;
  signedIn: boolean;
  /** The address of the signed-in member, where the server names it. */
  email?: string;
  phone?: string;
  flash: RequestFlash;
  discreet: boolean;
};

/** The link did not confirm anything: a new one can be asked for, and what was written is kept. Of an address that was confirmed before, nothing failed. (X04, decision 367) */
export function ActivationFailedScreen({ used, signedIn, email, phone, flash, discreet }: ActivationFailedScreenProps) {
  const t = useTranslations('recovery.failed');
  const err = useTranslations('err');
  const texts = useMailRequestTexts('activation', t('submit'), t('label'), discreet);
  const activated = useTranslations('recovery.activated');
  const ways = (
    <>
      <LinkButton variant={used ? 'primary' : 'line'} full href={pathTo(signedIn ? 'members' : 'login')}>
        {signedIn ? activated('to_members') : t('login')}
      </LinkButton>
      {phone ? (
        <p className="small muted centered">
          {t.rich('help', {
            phone,
            link: (words) => (
              <a className="link" href={telHref(phone)}>
                {words}
              </a>
            ),
          })}
        </p>
      ) : null}
    </>
  );
  return (
    <div className="outcome">
      <div className="outcome-card outcome-form">
        {used ? (
          <>
            <Disc size="lg" kind="success" icon={<Icon name="check" />} />
            <h1 className="title-2">{t('used_title')}</h1>
            <p className="lead">{t(signedIn ? 'used_in' : 'used')}</p>
            <div className="outcome-actions">{ways}</div>
          </>
        ) : (
          <MailRequestForm
            kind="activation"
            texts={texts}
            flash={flash}
            email={email}
            back={pathTo('activate-error')}
            below={<div className="outcome-actions">{ways}</div>}
          >
            <Disc size="lg" kind="danger" icon={<Icon name="envelope-simple" weight="fill" />} />
            <h1 className="title-2">{err('activation')}</h1>
            <p className="lead">{t('text')}</p>
          </MailRequestForm>
        )}
      </div>
    </div>
  );
}
