import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pathTo } from '@/lib/site/addresses/routes';
import { MailRequestForm, type RequestFlash } from './mail-request-form';
import { useMailRequestTexts } from './mail-request-texts';

type ResetFormProps = {
  submit: string;
  /** The page that the form stands on. */
  back: string;
  flash: RequestFlash;
  /** The answer tells nothing of who has an account. */
  discreet: boolean;
  whileLimited?: ReactNode;
  children: ReactNode;
};

/** Asks for the mail with the link to a new password. (X03) */
export function ResetForm({ submit, discreet, children, ...rest }: ResetFormProps) {
  const t = useTranslations('recovery.reset');
  const back = (
    <PageLink className="btn btn-ghost btn-full" href={pathTo('login')}>
      <Icon name="arrow-left" />
      {t('back')}
    </PageLink>
  );
  return (
    <MailRequestForm kind="reset" texts={useMailRequestTexts('reset', submit, undefined, discreet)} below={back} {...rest}>
      {children}
    </MailRequestForm>
  );
}
