// What a member changed in the own profile, as the rules leave it. Specification, sections 3 and 5. (V01, E12, S13)
import type { Received } from '@/lib/contract/endpoint';
import type { FieldCode } from '@/lib/contract/field-codes';
import type { saveProfile } from '@/lib/contract/own-profile';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { ageAt } from '@/lib/site/members/age-at';
import { countryInfo, minimumAgeIn } from '@/lib/site/countries/countries';
import { aboutLength, isAttributeValue, type ProfileAttribute } from '@/lib/site/members/profile-attributes';
import { cleanName } from '@/lib/site/members/profile-name';
import type { MemberRow, NewMember } from '../store/schema/members';
import { refuseFaults } from './input-faults';
import { cleanText } from './message-text';
import { nameFault } from './profile-name';
import { isRegionOf } from './region-name';
import { townNamed } from './towns';

type Changes = Partial<Pick<NewMember, ProfileAttribute | 'name' | 'about' | 'lookingFor' | 'country' | 'region' | 'city' | 'lat' | 'lon' | 'interests'>>;
type Known = { member: MemberRow; settings: SiteSettings; interests: readonly string[]; now: Date };

type Body = Received<typeof saveProfile>['body'];

const orNull = (text: string) => text || null;

/** Where somebody lives: a new country has other regions, and a town that is not known lies nowhere on the map. */
function placeChanges({ country, region, city }: Body, member: MemberRow): Changes {
  const moved = (country !== undefined && country !== member.country) || (region !== undefined && orNull(region) !== member.region);
  const town = city === undefined ? (moved ? null : member.city) : orNull(cleanText(city));
  if (!moved && town === member.city) return {};
  const within = region === undefined ? (country && country !== member.country ? null : member.region) : orNull(region);
  return { country: country ?? member.country, region: within, city: town, lat: null, lon: null, ...townNamed(within, town) };
}

function placeFault({ country, region }: Body, { member, settings: { countries }, now }: Known): Record<string, FieldCode | null> {
  const served = country === undefined || (countryInfo(country) !== undefined && (countries.length === 0 || countries.includes(country)));
  const oldEnough = country === undefined || ageAt(member.dateOfBirth, now) >= minimumAgeIn(country);
  return { country: served && oldEnough ? null : 'not_offered', region: region && !isRegionOf(country ?? member.country, region) ? 'not_offered' : null };
}

/** The columns that change. Throws invalid_input with a code for each field that is wrong, and then nothing changes. */
export function profileChanges(body: Body, known: Known): Changes {
  const { member } = known;
  const name = body.name === undefined ? undefined : cleanName(body.name);
  const about = body.about === undefined ? undefined : cleanText(body.about);
  const attributes = Object.entries({ ...body.attributes, ...(body.gender ? { gender: body.gender } : {}) }).filter((entry): entry is [ProfileAttribute, string] => entry[1] !== undefined);
  const isWrong = ([attribute, value]: [ProfileAttribute, string]) => (value === '' ? attribute === 'gender' : !isAttributeValue(attribute, value));
  refuseFaults(
    {
      name: name === undefined ? null : nameFault(name, member.email),
      about: [...(about ?? '')].length > aboutLength ? 'text_too_long' : null,
      ...placeFault(body, known),
      ...Object.fromEntries(attributes.filter(isWrong).map(([attribute]) => [`attributes.${attribute}`, 'not_offered' as const])),
      interests: body.interests?.every((key) => known.interests.includes(key)) === false ? 'not_offered' : null,
    },
    { max: aboutLength },
  );
  return {
    ...(name === undefined ? {} : { name }),
    ...(about === undefined ? {} : { about: orNull(about) }),
    ...(body.looking_for ? { lookingFor: body.looking_for } : {}),
    ...(body.interests ? { interests: known.interests.filter((key) => body.interests!.includes(key)) } : {}),
    ...placeChanges(body, member),
    ...Object.fromEntries(attributes.map(([attribute, value]) => [attribute, attribute === 'gender' ? value : orNull(value)])),
  };
}
