import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { telHref } from '@/lib/format/phone';
import { pathTo } from '@/lib/site/addresses/routes';
import type { LegalValues } from './use-legal-values';

const places = {
  terms: pathTo('pages-terms'),
  privacy: pathTo('pages-privacy'),
  cookies: pathTo('pages-cookies'),
  ban: pathTo('pages-ban'),
  refund: pathTo('pages-return-policy'),
  faq: pathTo('pages-faq'),
  service: pathTo('pages-service'),
  complaints: pathTo('complaints'),
  pricing: pathTo('pricing', {}),
  orders: pathTo('transactions-id', {}),
  settings: pathTo('settings'),
  profile: pathTo('profile'),
  reset: pathTo('reset-password'),
};

function linkTo(href: string, host: LegalValues['host']) {
  return function TextLink(words: ReactNode) {
    return (
      <PageLink href={href} data-host={host}>
        {words}
      </PageLink>
    );
  };
}

/** What the tags in the texts stand for: `<faq>`, `<b>`, and the ways to reach the operator. On paper a link is its whole address, with the site's host. (S25) */
export function legalTags({ email, phone, host }: LegalValues): Record<string, (words: ReactNode) => ReactNode> {
  return {
    ...Object.fromEntries(Object.entries(places).map(([name, href]) => [name, linkTo(href, host)])),
    b: (words) => <b>{words}</b>,
    mail: (words) => <a href={`mailto:${email}`}>{words}</a>,
    call: (words) => <a href={telHref(String(phone))}>{words}</a>,
  };
}
