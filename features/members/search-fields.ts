export const searchFields = ['gender', 'country', 'region', 'age'] as const;
export type SearchField = (typeof searchFields)[number];

const names: Record<string, SearchField> = {
  gender: 'gender',
  looking_for: 'gender',
  country: 'country',
  region: 'region',
  countryregion: 'region',
  age: 'age',
  min_age: 'age',
  max_age: 'age',
};

/** The filters that a site offers, by its setting search_fields; all of them where it names none. (S04) */
export function fieldsOf(setting: readonly string[]): SearchField[] {
  if (setting.length === 0) return [...searchFields];
  const named = new Set(setting.map((name) => names[name]));
  return searchFields.filter((field) => named.has(field));
}
