// Makes the demo members: the named cast as the design shows it, and everyone else by chance from a seed. Design, section 8.
import type { Locale } from '@/lib/site/languages/locales';
import { niches, type Niche } from '@/lib/site/niches/niches';
import { person } from '../portraits/person';
import { pick, rng, type Random } from '../portraits/rng';
import { aboutWriter, type AboutWriter } from './about-texts';
import { cast, type CastMember } from './cast';
import { ageOf, castOnNiche, countriesOf, genderOf, lookOf, lookingForOf } from './census';
import type { DemoMember, Gender } from './demo-world';
import { attributesOf, someInterests } from './member-attributes';
import { namesOf, neutralNames } from './names';
import { castPhotos, memberPhotos } from './photos';
import { standingOf } from './standing';
import { frenchSpeaking, nearUtrecht, townNearUtrecht, towns, type DemoCountry, type Town } from './towns';

const day = 24 * 60 * 60 * 1000;
const homeLocale: Record<DemoCountry, Locale> = { NL: 'nl', BE: 'nl', DE: 'de', FR: 'fr', ES: 'es', IT: 'it', PL: 'pl', SE: 'sv', DK: 'da', NO: 'nb', FI: 'fi' };

/** YYYY-MM-DD of someone who is `age` at `now`, with a birthday some days (0 to 363) ago. */
function birthDateOf(age: number, daysSinceBirthday: number, now: Date): string {
  const birthday = new Date(now.getTime() - daysSinceBirthday * day);
  // Nobody is born on 29 February, so that every year has the day.
  const leapless = birthday.getUTCMonth() === 1 && birthday.getUTCDate() === 29 ? new Date(birthday.getTime() - day) : birthday;
  const date = leapless.toISOString().slice(4, 10);
  return `${leapless.getUTCFullYear() - age}${date}`;
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ø', 'o').toLowerCase().replace(/[^a-z]/g, '');

type Names = (country: DemoCountry, gender: Gender, age: number, skin: number, random: Random) => string;

/** Gives names, none twice on one site while others are left. */
function namesWithoutRepeats(): Names {
  const given = new Set<string>();
  return (country, gender, age, skin, random) => {
    const own = gender === 'woman' || gender === 'man' ? namesOf[country][gender] : undefined;
    const generation = own && (age < 45 ? own.young : own.older);
    const list = own && generation ? (skin > 2 && random() < 0.55 ? own.many : generation) : neutralNames;
    const free = list.filter((name) => !given.has(name));
    const spare = free.length > 0 ? free : (generation ?? neutralNames).filter((name) => !given.has(name));
    const name = pick(random, spare.length > 0 ? spare : list);
    given.add(name);
    return name;
  };
}

/** What a member of the cast and one by chance are both made from. */
type Draft = Pick<DemoMember, 'site' | 'name' | 'gender' | 'lookingFor' | 'age' | 'country' | 'locale' | 'interests' | 'photos' | 'attributes' | 'about'> & {
  email: string | null;
  town: Town;
  fictional: boolean;
  premium: boolean;
  online: boolean | null;
};

function castDraft(member: CastMember, site: Niche, random: Random): Draft {
  const { portrait, name, age } = member;
  const gender: Gender = portrait.sex === 'm' ? 'man' : 'woman';
  const lookingFor = site === 'gay' ? 'man' : site === 'she' ? 'everyone' : gender === 'man' ? 'woman' : 'man';
  return {
    site, name, age, gender, lookingFor, country: 'NL', locale: 'nl',
    email: site === 'general' ? `${portrait.seed}@vonk.test` : `${portrait.seed}.${site}@vonk.test`,
    town: townNearUtrecht(member.town),
    interests: [...member.interests],
    photos: castPhotos(member, cast.indexOf(member)),
    attributes: attributesOf(person(portrait), { site, gender, lookingFor }, random),
    about: member.about,
    fictional: member.fictional ?? false,
    premium: member.premium ?? false,
    online: member.online ?? false,
  };
}

function localeOf(country: DemoCountry, town: Town, index: number): Locale {
  if (country === 'BE' && (frenchSpeaking.includes(town.region) || (town.region === 'BE-BRU' && index % 2 === 0))) return 'fr';
  return country === 'NL' && index % 19 === 7 ? 'en' : homeLocale[country];
}

function townOf(country: DemoCountry, index: number, random: Random): Town {
  return country === 'NL' && random() < 0.6 ? pick(random, nearUtrecht) : towns[country][(index * 5 + Math.floor(random() * 3)) % towns[country].length]!;
}

/** How many photos: free members have at most three, some have none. */
function photoCount(index: number, generous: boolean, random: Random): number {
  if (index % 19 === 11) return 0;
  return generous ? 2 + Math.floor(random() * 5) : pick(random, [1, 1, 2, 2, 3, 3, 2, 1, 3, 2]);
}

function chanceDraft(site: Niche, country: DemoCountry, index: number, names: Names, about: AboutWriter): Draft {
  const seed = `${site}-${index + 1}`;
  const random = rng(`${seed}|member`);
  const gender = genderOf(site, index);
  const age = ageOf(site, index, random);
  const lookingFor = lookingForOf(site, gender, random);
  const look = lookOf(site, seed, { gender, age, index });
  const town = townOf(country, index, random);
  const locale = localeOf(country, town, index);
  const fictional = index % (country === 'NL' ? 5 : 9) === 3;
  const premium = !fictional && index % 7 === 5;
  const count = photoCount(index, fictional || premium, random);
  return {
    site, gender, age, lookingFor, country, town, locale, fictional, premium,
    email: null,
    name: names(locale === 'en' ? pick(random, ['DE', 'IT', 'ES', 'SE', 'PL'] as const) : country, gender, age, look.skin ?? 0, random),
    interests: someInterests(random),
    photos: memberPhotos(look, { count, niche: site, start: index }, random),
    attributes: attributesOf(person(look), { site, gender, lookingFor }, random),
    about: index % 23 === 17 ? null : about(locale, site),
    online: null,
  };
}

/** Who is here heads every list: those of the sites' own country, whom the site is about; on that for everybody nobody whom most readers of the demo, in their thirties, would not be looking for. */
function suitsReaders({ site, country, gender, age }: Pick<Draft, 'site' | 'country' | 'gender' | 'age'>): boolean {
  if (country !== 'NL') return false;
  if (site === 'general') return age < 50;
  return gender === 'woman' || !['milf', 'gilf'].includes(site);
}

/** All members, site by site, the named cast first. */
export function demoMembers(now: Date): DemoMember[] {
  const about = aboutWriter();
  const drafts = niches.flatMap((site) => {
    const names = namesWithoutRepeats();
    const known = site === 'general' ? cast : cast.filter(({ portrait }) => castOnNiche[site].includes(portrait.seed));
    const casting = known.map((member) => castDraft(member, site, rng(`${site}|${member.portrait.seed}`)));
    return [...casting, ...countriesOf(site).map((country, index) => chanceDraft(site, country, index, names, about))];
  });
  return drafts.map(({ email, town, online, ...draft }, at): DemoMember => {
    const id = at + 1;
    const random = rng(`member ${id}|standing`);
    return {
      ...draft,
      id,
      email: email ?? `${plain(draft.name)}.${id}@vonk.test`,
      birthDate: birthDateOf(draft.age, Math.floor(random() * 360), now),
      region: town.region,
      town: town.name,
      position: draft.fictional ? null : { latitude: town.latitude, longitude: town.longitude },
      ...standingOf({ id, fictional: draft.fictional, premium: draft.premium, online, mayBeHere: suitsReaders(draft), ofCast: email !== null }, random, now),
    };
  });
}
