import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { ageRange, filtersOf, memberSearchHref, openSearch, type MemberSearchPlace } from '@/lib/queries/member-search';

const yearsWider = 5;

/** Nobody fits: what makes the search wider, the gentlest first. */
export function NoMembers({ search }: { search: MemberSearchPlace }) {
  const t = useTranslations('members.empty');
  const filters = { ...openSearch, ...filtersOf(search) };
  const { min_age: from, max_age: to, countryregion } = filters;
  const wider = (age: number | undefined, by: number) => {
    const moved = age === undefined ? undefined : age + by;
    return moved === undefined || moved <= ageRange.min || moved >= ageRange.max ? undefined : moved;
  };
  const [label, href] =
    from !== undefined || to !== undefined
      ? [t('widen_age'), memberSearchHref({ ...filters, min_age: wider(from, -yearsWider), max_age: wider(to, yearsWider) })]
      : countryregion
        ? [t('widen_place'), memberSearchHref({ ...filters, countryregion: undefined })]
        : [t('clear'), memberSearchHref(openSearch)];
  return (
    <EmptyState
      icon={<Icon name="magnifying-glass" weight="duotone" />}
      title={t('title')}
      text={t('text')}
      action={
        <LinkButton variant="soft" href={href}>
          {label}
        </LinkButton>
      }
    />
  );
}
