// The regions to choose from in a form: those of its country, and the word for them there. Specification, section 2 (member search). (S04)
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Region } from '../contract/places';
import { asLabel } from '../format/place-names';
import { regionKindOf } from '../site/countries/region-kinds';
import { regionsQuery } from './places';

/**
 * The regions to choose from, and the word for them in the chosen country. The page brings those of the country it
 * searches; the others are asked for when somebody enters the form, so that they are there when the country changes. (S04)
 * `first`: the country to begin with, where a draft says another than the page.
 */
export function useRegionChoice(applied: string | undefined, regions: Region[], locale: string, first = applied) {
  const t = useTranslations('region');
  const [chosen, setChosen] = useState({ applied, country: first });
  const [touched, setTouched] = useState(first !== applied);
  const all = useQuery({ ...regionsQuery, enabled: touched });
  const country = chosen.applied === applied ? chosen.country : applied;
  const known = country === applied ? regions : country ? (all.data?.[country] ?? []) : [];
  return {
    country,
    word: asLabel(t(regionKindOf(country)), locale),
    options: known.map(({ code, name }) => ({ value: code, label: name })),
    setCountry: (next: string | undefined) => {
      setChosen({ applied, country: next });
      setTouched(true);
    },
    prepare: () => setTouched(true),
  };
}
