import type { Input } from '@/lib/contract/endpoint';
import type { ownGenders } from '@/lib/contract/genders';
import type { saveProfile } from '@/lib/contract/own-profile';
import type { Profile } from '@/lib/contract/person';
import type { Region } from '@/lib/contract/places';
import { profileAttributes, type ProfileAttribute } from '@/lib/site/members/profile-attributes';

const typed = ['name', 'about', 'looking_for', 'country', 'region', 'city'] as const;
export const attributeNames = Object.keys(profileAttributes) as ProfileAttribute[];

/** What stands in the fields of the own profile; '' where nothing does. */
export type ProfileValues = Record<(typeof typed)[number] | ProfileAttribute, string> & { interests: string[] };
/** A profile of which nothing is known. */
export const noValues = { ...Object.fromEntries([...typed, ...attributeNames].map((name) => [name, ''])), interests: [] as string[] } as ProfileValues;
type Changes = Input<typeof saveProfile>['body'];

/** The values of a profile. The server says which region it is by name; the form by code. */
export function valuesOf(profile: Profile, lookingFor: string | undefined, regions: readonly Region[]): ProfileValues {
  const { name, about = '', country = '', city = '', attributes, interests } = profile;
  const region = regions.find((each) => each.name === profile.region || each.code === profile.region)?.code ?? '';
  const chosen = Object.fromEntries(attributeNames.map((each) => [each, attributes?.[each] ?? ''])) as Record<ProfileAttribute, string>;
  return { name, about, country, region, city, looking_for: lookingFor ?? '', ...chosen, interests };
}

/** What a form says. A field that the site does not offer keeps its value; a region goes with its country. */
export function valuesIn(data: FormData, before: ProfileValues): ProfileValues {
  const said = [...typed, ...attributeNames].map((name) => [name, data.has(name) ? String(data.get(name)).replace(/\r\n/g, '\n') : before[name]]);
  const values = { ...(Object.fromEntries(said) as ProfileValues), interests: data.getAll('interest').map(String) };
  return { ...values, region: values.region.startsWith(`${values.country}-`) ? values.region : '' };
}

const isSame = (one: string | string[], other: string | string[]) => [one].flat().toSorted().join() === [other].flat().toSorted().join();

/** What the server is told: only what was changed, so that another tab's changes stay. Null where nothing was. */
export function changesBetween(before: ProfileValues, after: ProfileValues): Changes | null {
  const changed = (name: keyof ProfileValues) => !isSame(before[name], after[name]);
  const attributes = Object.fromEntries(attributeNames.filter((each) => each !== 'gender' && changed(each)).map((each) => [each, after[each]]));
  const moved = changed('country') || changed('region') ? { country: after.country, region: after.region } : {};
  const changes: Changes = {
    ...Object.fromEntries((['name', 'about', 'city'] as const).filter(changed).map((name) => [name, after[name]])),
    ...moved,
    ...('country' in moved ? { city: after.city } : {}),
    ...(changed('looking_for') && after.looking_for ? { looking_for: after.looking_for as 'everyone' } : {}),
    ...(changed('gender') && after.gender ? { gender: after.gender as (typeof ownGenders)[number] } : {}),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(changed('interests') ? { interests: after.interests } : {}),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
