import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-look';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';
import { ErrorArt } from './error-art';

type ErrorScreenProps = {
  /** What the page was answered with. */
  status: number;
  /** The message that says what went wrong: 'err.unavailable'. */
  messageKey: string;
};

/** An empty address is the page itself: asked for again, with its query, with or without script. */
const thisPage = '';

/** The page that could not be made: its title is the message, beside the status code, which a kept page is sent with (lib/site/http/page-cache.mjs). What the site does not offer is not tried again. (X08) */
export function ErrorScreen({ status, messageKey }: ErrorScreenProps) {
  const t = useTranslations();
  const isLasting = messageKey === 'err.not_offered';
  return (
    <div className="error-page" data-status={status}>
      <ErrorArt status={status} />
      <h1 className="title-1">{t.has(messageKey) ? t(messageKey) : t('page.error_title')}</h1>
      <div className="cluster">
        {isLasting ? null : (
          <a className={buttonClass({ size: 'lg' })} href={thisPage}>
            {t('page.retry')}
          </a>
        )}
        <LinkButton href={pathTo('index')} size="lg" variant={isLasting ? undefined : 'line'}>
          {t('page.back_home')}
        </LinkButton>
      </div>
      <p className="small muted tabular">{t('page.status', { status: String(status) })}</p>
    </div>
  );
}
