import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { confirmPage } from '@/lib/site/addresses/confirm-page';

/** The first message, which the server sends once its writer has confirmed the address. (P04, S03) */
export function HeldRow({ text }: { text: string }) {
  const t = useTranslations('chat');
  return (
    <li className="message is-out is-waiting">
      <p className="bubble">
        <span className="visually-hidden">{t('you')}: </span>
        {text}
      </p>
      <p className="message-meta">
        <Icon name="hourglass" weight="fill" /> <PageLink href={confirmPage}>{t('after_confirmation')}</PageLink>
      </p>
    </li>
  );
}
