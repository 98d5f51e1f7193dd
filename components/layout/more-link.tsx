import { pathTo } from '@/lib/site/addresses/routes';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';

type MoreLinkProps = {
  member: number;
  /** In words whom it is about: 'Meer over Noor'. */
  label: string;
  /** Over a photo. */
  glass?: boolean;
};

/** Leads to what can be done about a member, blocking and reporting among it; with script it opens as a sheet over the page. */
export function MoreLink({ member, label, glass }: MoreLinkProps) {
  return (
    <PageLink className={glass ? 'icon-button icon-button-glass' : 'icon-button'} href={pathTo('members-id-more', { id: member })} aria-label={label} data-sheet-link>
      <Icon name="dots-three-vertical" />
    </PageLink>
  );
}
