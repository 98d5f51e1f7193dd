import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { pathTo } from '@/lib/site/addresses/routes';
import { ErrorArt } from './error-art';

/** The 404 page; a kept page is sent with the status that it names here (lib/site/http/page-cache.mjs). (X08) */
export function NotFoundScreen() {
  const t = useTranslations('page');
  return (
    <div className="error-page" data-status="404">
      <ErrorArt status={404} />
      <h1 className="title-1">{t('not_found')}</h1>
      <p className="lead">{t('not_found_text')}</p>
      <div className="cluster">
        <LinkButton href={pathTo('index')} size="lg">
          {t('back_home')}
        </LinkButton>
        <LinkButton href={pathTo('pages-service')} size="lg" variant="line">
          {t('support')}
        </LinkButton>
      </div>
      <p className="small muted tabular">{t('status', { status: '404' })}</p>
    </div>
  );
}
