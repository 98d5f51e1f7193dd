'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition, type ChangeEvent, type FormEvent } from 'react';
import { RangePair } from '@/components/form/range-pair';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { PageLink } from '@/components/ui/page-link';
import { Segmented } from '@/components/ui/segmented';
import { watchPopovers } from '@/components/ui/watch-popovers';
import { genders } from '@/lib/contract/genders';
import type { Region } from '@/lib/contract/places';
import { ageRange, filtersOf, memberSearchHref, openSearch, type MemberSearchPlace } from '@/lib/queries/member-search';
import type { SearchField } from './search-fields';
import { useDraft } from './use-draft';
import { useRegionChoice } from '@/lib/queries/use-region-choice';

type FilterFormProps = {
  action: string;
  search: MemberSearchPlace;
  fields: SearchField[];
  countries: { value: string; label: string }[];
  /** The country whose regions are offered at first, and those regions. */
  country?: string;
  regions: Region[];
  /** How many fit the search as it stands; undefined where nobody has counted. */
  count?: { total: number; capped: boolean };
  locale: string;
};

/** The filters. A plain form that asks /members; with its script it counts while one chooses. */
export function FilterForm({ action, search, fields, countries, country, regions, count, locale }: FilterFormProps) {
  const t = useTranslations('members.filters');
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [busy, startTransition] = useTransition();
  const applied = filtersOf(search);
  const draft = useDraft(form, applied, count);
  const region = useRegionChoice(country, regions, locale);
  const closeSheet = () => form.current?.closest<HTMLElement>('[popover]')?.hidePopover?.();

  useEffect(watchPopovers, []);

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as HTMLSelectElement;
    if (name === 'country') region.setCountry(value || undefined);
    draft.changed();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const data = new FormData(sent);
    closeSheet();
    startTransition(async () => {
      const reader = await import('@/lib/queries/parse-member-search').catch(() => null);
      // The code for it cannot be had: the form is sent as if there were no script.
      if (!reader) return sent.submit();
      const asked = { ...openSearch, ...reader.parseMemberSearch(data) };
      startTransition(() => router.push(memberSearchHref(asked)));
    });
  };

  return (
    <form ref={form} action={action} method="get" onSubmit={onSubmit} onChange={onChange} onFocus={region.prepare}>
      <div className="filters-head">
        <h2 id="filters-title" className="filters-title grow">
          {t('title')}
        </h2>
        <PageLink className="link only-narrow" href={memberSearchHref(openSearch)} onClick={closeSheet}>
          {t('clear')}
        </PageLink>
        <IconButton
          className="only-narrow"
          label={t('close')}
          icon={<Icon name="x" />}
          popoverTarget="filters"
          popoverTargetAction="hide"
        />
      </div>
      {fields.includes('gender') ? (
        <Segmented
          key={`gender ${applied.gender}`}
          legend={t('looking_for')}
          name="gender"
          defaultValue={applied.gender ?? 'everyone'}
          options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        />
      ) : null}
      {fields.includes('country') ? (
        <Select
          key={`country ${applied.country}`}
          label={t('country')}
          name="country"
          defaultValue={applied.country ?? ''}
          options={[{ value: '', label: t('all_countries') }, ...countries]}
        />
      ) : null}
      {fields.includes('region') && region.country ? (
        <Select
          key={`region ${region.country} ${region.options.length} ${applied.countryregion}`}
          label={region.word}
          name="countryregion"
          defaultValue={region.country === country ? (applied.countryregion ?? '') : ''}
          options={[{ value: '', label: t('all_regions') }, ...region.options]}
        />
      ) : null}
      {fields.includes('age') ? (
        <RangePair
          key={`age ${applied.min_age} ${applied.max_age}`}
          legend={t('age')}
          labels={{ from: t('age_from'), to: t('age_to') }}
          names={{ from: 'min_age', to: 'max_age' }}
          min={ageRange.min}
          max={ageRange.max}
          defaultFrom={applied.min_age ?? ageRange.min}
          defaultTo={applied.max_age ?? ageRange.max}
        />
      ) : null}
      <div className="filters-actions">
        <Button type="submit" full busy={busy}>
          {draft.count === undefined
            ? t('show')
            : draft.count.capped
              ? t('show_capped', { count: String(draft.count.total) })
              : t('show_count', { count: draft.count.total })}
        </Button>
        <PageLink className="btn btn-ghost btn-sm full only-wide" href={memberSearchHref(openSearch)} onClick={closeSheet}>
          {t('clear')}
        </PageLink>
      </div>
    </form>
  );
}
