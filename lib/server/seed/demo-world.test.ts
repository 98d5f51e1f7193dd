import { describe, expect, test } from 'vitest';
import { companyInfo, siteSettings } from '@/lib/contract/site-settings';
import texts from '@/locales/nl.json';
import { photoLimit } from '@/lib/site/constants';
import { locales } from '@/lib/site/languages/locales';
import { nicheNumber, niches, type Niche } from '@/lib/site/niches/niches';
import { regions } from '@/lib/site/countries/regions.generated';
import { isOwnMachine } from '@/lib/site/http/this-machine';
import { portrait } from '../portraits/portrait';
import { cast } from './cast';
import { demoWorld, type DemoMember } from './demo-world';
import { demoCountries } from './towns';

const now = new Date('2026-11-21T20:06:00Z');
const world = demoWorld(now);
const { members, sites, logins, likes } = world;
const on = (site: Niche) => members.filter((member) => member.site === site);
const share = (of: (member: DemoMember) => boolean) => members.filter(of).length / members.length;
const byEmail = (email: string) => members.find((member) => member.email === email)!;

describe('the sites', () => {
  test('[A11] [E04] are seven, one per niche, each with every setting of the contract', () => {
    expect(sites.map(({ settings }) => settings.niche)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { niche, hosts, settings } of sites) {
      expect(Object.keys(settings).toSorted()).toEqual(Object.keys(siteSettings.shape).toSorted());
      const parsed = siteSettings.parse(JSON.parse(JSON.stringify(settings)));
      expect(parsed).toMatchObject({ niche: nicheNumber(niche), domain: hosts[0], domain_language: 'nl', message_credits: 5, refund_days: 14, signups: 'all' });
      expect(parsed.fictional_warning).toBeUndefined();
      // In every language, each saying of itself that it is a sample.
      expect(Object.keys(parsed.premium_claim_source as object).toSorted()).toEqual(locales);
      expect(parsed.premium_claim_source).toMatchObject({ nl: expect.stringMatching(/^Voorbeeld.*niet gemeten/) as string, en: expect.stringMatching(/^Sample.*not measured/) as string });
    }
    expect(sites[0]!.hosts).toEqual(['127.0.0.1', 'localhost']);
    expect(new Set(sites.flatMap(({ hosts }) => hosts)).size).toBe(8);
  });

  test('answer to names that this machine alone has: nobody comes to them who was not shown the demo', () => {
    expect(sites.flatMap(({ hosts }) => hosts).filter((host) => !isOwnMachine(host))).toEqual([]);
  });

  test('[E05] name the company behind them', () => {
    expect(Object.keys(sites[0]!.company).toSorted()).toEqual(Object.keys(companyInfo.shape).toSorted());
    expect(sites[0]!.company).toMatchObject({ name: 'Voorbeeld Media B.V.', kvk: '00000000', city: 'Utrecht' });
  });
});

describe('the members', () => {
  test('are at least 240, of eleven countries, all genders and ages 25 to 75', () => {
    expect(members.length).toBeGreaterThanOrEqual(240);
    expect(new Set(members.map(({ country }) => country))).toEqual(new Set(demoCountries));
    expect(new Set(members.map(({ gender }) => gender))).toEqual(new Set(['woman', 'man', 'nonbinary', 'other']));
    const ages = members.map(({ age }) => age);
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([25, 75]);
    for (const country of demoCountries) expect(members.filter((member) => member.country === country).length).toBeGreaterThanOrEqual(9);
    expect(share(({ country }) => country === 'NL')).toBeGreaterThan(0.4);
    for (const niche of niches) expect(on(niche).length).toBeGreaterThanOrEqual(20);
  });

  test('are as old as their date of birth says', () => {
    for (const { birthDate, age } of members) {
      const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number];
      const passed = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
      expect(now.getUTCFullYear() - year - (passed ? 0 : 1)).toBe(age);
    }
  });

  test('the first rows of the site for everybody are of its own country and of the ages that its readers look for', () => {
    const lastHere = ({ lastSeenAt, signupAt }: DemoMember) => Math.floor((lastSeenAt ?? signupAt).getTime() / (60 * 60 * 1000));
    for (const gender of ['woman', 'man']) {
      const found = on('general').filter((member) => member.gender === gender && member.country === 'NL' && member.profileStatus === 'active');
      const first = found.toSorted((one, other) => lastHere(other) - lastHere(one) || other.id - one.id).slice(0, 5);
      expect(first.map(({ age }) => age).filter((age) => age >= 50), gender).toEqual([]);
      expect(new Set(first.map(({ town }) => town)).size, gender).toBeGreaterThan(2);
    }
  });

  test('whoever is here at the beginning, at the head of every list, lives in the country of the sites, and is whom the site is about', () => {
    const here = members.filter(({ lastSeenAt }) => lastSeenAt && now.getTime() - lastSeenAt.getTime() < 5 * 60 * 1000);
    expect(new Set(here.map(({ site }) => site))).toEqual(new Set(niches));
    expect(here.filter(({ country }) => country !== 'NL')).toEqual([]);
    expect(here.filter(({ site, gender }) => ['milf', 'gilf'].includes(site) && gender === 'man')).toEqual([]);
  });

  test('where women look for men and men for women, nobody’s own words rule them out', () => {
    const both = members.filter(({ site }) => site !== 'she' && site !== 'gay');
    expect(both.map(({ attributes }) => attributes.sexuality)).not.toContain('lesbian');
    expect(both.map(({ attributes }) => attributes.sexuality)).not.toContain('gay');
    expect(on('she').map(({ attributes }) => attributes.sexuality)).toContain('lesbian');
    expect(on('gay').map(({ attributes }) => attributes.sexuality)).toContain('gay');
  });

  test('each site casts whom its niche asks for, in every skin', () => {
    const agesOf = (niche: Niche) => on(niche).map(({ age }) => age);
    expect(on('she').every(({ gender }) => gender === 'woman')).toBe(true);
    expect(on('gay').every(({ gender }) => gender === 'man')).toBe(true);
    expect(agesOf('gilf').every((age) => age >= 58 && age <= 70)).toBe(true);
    expect(agesOf('milf').every((age) => age >= 36 && age <= 52)).toBe(true);
    expect(on('bbw').every(({ photos }) => photos.every((photo) => photo.portrait.build === 'full'))).toBe(true);
    expect(on('bdsm').every(({ photos }) => photos.every(({ portrait: { bg } }) => ['neon', 'city', 'studio', 'rain', 'library'].includes(bg!)))).toBe(true);
    for (const niche of niches) {
      const skins = new Set(on(niche).flatMap(({ photos }) => photos.map((photo) => photo.portrait.skin)));
      expect(skins.size).toBe(8);
    }
  });

  test('live in real regions, in towns that belong to them', () => {
    for (const { country, region, town } of members) {
      expect(regions[country].map(({ code }) => code)).toContain(region);
      expect(new Set(members.filter((each) => each.town === town && each.country === country).map((each) => each.region)).size).toBe(1);
    }
  });

  test('[E12] are described in words that the product has', () => {
    const words: Record<string, Record<string, unknown>> = { ...texts, sexuality: texts.sex };
    for (const { attributes, interests, gender } of members) {
      for (const [key, value] of Object.entries(attributes)) if (value !== null) expect(Object.keys(words[key]!)).toContain(value);
      for (const interest of interests) expect(Object.keys(texts.interest)).toContain(interest);
      expect(Object.keys(texts.gender)).toContain(gender);
      expect(interests.length).toBeGreaterThanOrEqual(3);
      expect(interests.length).toBeLessThanOrEqual(8);
      expect(new Set(interests).size).toBe(interests.length);
    }
    expect(new Set(members.flatMap(({ interests }) => interests)).size).toBe(Object.keys(texts.interest).length);
  });

  test('are premium, fictional, without a photo or unconfirmed in the shares of a real site', () => {
    const within = (value: number, least: number, most: number) => expect(value >= least && value <= most, `${value}`).toBe(true);
    within(share(({ premium }) => premium), 0.1, 0.15);
    within(share(({ fictional }) => fictional), 0.12, 0.18);
    within(share(({ photos }) => photos.length === 0), 0.03, 0.07);
    within(share(({ userStatus }) => userStatus === 'not_confirmed'), 0.03, 0.05);
    expect(members.filter(({ deletedAt }) => deletedAt)).toMatchObject([{ userStatus: 'deleted', profileStatus: 'disabled' }]);
    expect(members.filter(({ userStatus, profileStatus }) => userStatus === 'active' && profileStatus === 'disabled')).toHaveLength(1);
  });

  test('a fictional profile is nowhere, was never here, has no credits and never bought any', () => {
    for (const member of members.filter(({ fictional }) => fictional)) {
      expect(member).toMatchObject({ position: null, lastSeenAt: null, premium: false, credits: 0, userStatus: 'active', deletedAt: null });
    }
    expect(members.filter(({ fictional }) => !fictional).every(({ position }) => position)).toBe(true);
  });

  test('have addresses of their own, and names that are not twice on one site', () => {
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length);
    expect(members.every(({ email }) => /^[a-z.0-9]+@vonk\.test$/.test(email))).toBe(true);
    expect(members.map(({ id }) => id)).toEqual(members.map((_, index) => index + 1));
    for (const niche of niches) expect(new Set(on(niche).map(({ name }) => name)).size).toBe(on(niche).length);
  });

  test('none was here, signed up or was born in the future', () => {
    for (const { signupAt, lastSeenAt } of members) {
      expect(signupAt.getTime()).toBeLessThan(now.getTime());
      if (lastSeenAt) expect(lastSeenAt.getTime()).toBeGreaterThanOrEqual(signupAt.getTime());
      if (lastSeenAt) expect(lastSeenAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    const online = members.filter(({ lastSeenAt }) => lastSeenAt && now.getTime() - lastSeenAt.getTime() < 5 * 60_000).length;
    expect(online).toBeGreaterThan(20);
    expect(online).toBeLessThan(80);
  });
});

describe('the photos', () => {
  const photos = members.flatMap((member) => member.photos);

  test('every one can be drawn, and of nobody under 25', () => {
    for (const photo of photos) {
      expect(photo.portrait.age).toBeGreaterThanOrEqual(25);
      expect(portrait(photo.portrait)).toMatch(/^<svg /);
    }
  });

  test('are as many as a member may have, from one to six', () => {
    for (const { photos: own, premium, fictional } of members) {
      expect(own.length).toBeLessThanOrEqual(premium || fictional ? 6 : photoLimit.free);
      expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index));
    }
    expect(new Set(members.map((member) => member.photos.length))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  test('have names that tell nothing; only a private one has a blurred file', () => {
    const names = photos.flatMap((photo) => Object.values(photo.names).filter((name) => name !== null));
    expect(names.every((name) => /^[\w-]{20}$/.test(name))).toBe(true);
    for (const photo of photos) expect(photo.names.blurred !== null).toBe(photo.private);
    const portraits = new Set(photos.map((photo) => JSON.stringify(photo.portrait)));
    expect(new Set(photos.map((photo) => photo.names.full)).size).toBe(portraits.size);
    expect(photos.filter((photo) => photo.private).length).toBeGreaterThan(50);
  });
});

describe('the named cast', () => {
  test.each(cast.map(({ portrait: { seed }, ...rest }) => [seed, rest] as const))('%s is as the design shows', (seed, { name, age, town, fictional, premium, photos }) => {
    expect(byEmail(`${seed}@vonk.test`)).toMatchObject({ site: 'general', name, age, town, country: 'NL', fictional: fictional ?? false, premium: premium ?? false });
    expect(byEmail(`${seed}@vonk.test`).photos.map(({ portrait: { bg, cloth, smile } }) => [bg, cloth, smile])).toEqual(photos);
  });

  test('Sanne has two open photos and four behind the lock', () => {
    expect(byEmail('sanne@vonk.test').photos.map((photo) => photo.private)).toEqual([false, false, true, true, true, true]);
  });
});

describe('logins and likes', () => {
  test('a free, a premium, a low and an empty account on the general site, one on each other', () => {
    const told = logins.map(({ role, email, member, site }) => {
      const { credits, premium, userStatus } = members[member - 1]!;
      return { role, email, site, credits, premium, userStatus };
    });
    expect(told.slice(0, 4)).toMatchObject([
      { role: 'free', email: 'jasper@vonk.test', credits: 40, premium: false },
      { role: 'premium', email: 'amara@vonk.test', premium: true },
      { role: 'low credits', credits: 8, premium: true },
      { role: 'no credits', credits: 0, premium: false },
    ]);
    expect(told.slice(4).map(({ email }) => email)).toEqual(niches.slice(1).map((niche) => `${niche}@vonk.test`));
    expect(told.every(({ userStatus }) => userStatus === 'active')).toBe(true);
    expect(world.password).toBe('vonk-demo-2026');
  });

  test('every one finds a screen full of people at first: of the own country, whom they look for', () => {
    const fits = (from: DemoMember, to: DemoMember) => from.lookingFor === 'everyone' || from.lookingFor === to.gender;
    for (const { member, email } of logins) {
      const login = members[member - 1]!;
      const found = on(login.site).filter((each) => each !== login && each.country === login.country && each.userStatus === 'active' && each.profileStatus === 'active' && fits(login, each));
      expect(found.length, email).toBeGreaterThanOrEqual(4);
    }
  });

  test('ten like Jasper, three of them newly, three of them matches', () => {
    const { id } = byEmail('jasper@vonk.test');
    const received = likes.filter(({ to, auto }) => to === id && !auto);
    const given = new Set(likes.filter(({ from }) => from === id).map(({ to }) => to));
    expect([received.length, received.filter(({ isNew }) => isNew).length]).toEqual([10, 3]);
    expect(received.filter(({ from }) => given.has(from)).map(({ from }) => members[from - 1]!.name)).toEqual(['Amara', 'Sanne', 'Noor']);
  });

  test('the site likes a login once, in the name of a fictional profile that fits and that nothing else ties to them', () => {
    const introduced = logins.filter(({ member }) => likes.some(({ to, auto }) => to === member && auto));
    expect(introduced.filter(({ site }) => site === 'general')).toHaveLength(4);
    for (const { member, site } of introduced) {
      const auto = likes.filter(({ to, auto: own }) => to === member && own);
      expect(auto.map(({ isNew }) => isNew)).toEqual([false]);
      expect(members[auto[0]!.from - 1]).toMatchObject({ fictional: true, site });
      expect(likes.some(({ from, to }) => from === member && to === auto[0]!.from)).toBe(false);
    }
    expect(likes.filter(({ auto }) => auto)).toHaveLength(introduced.length);
  });

  test('are each there once, on one site, never of oneself and never to come', () => {
    expect(new Set(likes.map(({ from, to }) => `${from} ${to}`)).size).toBe(likes.length);
    for (const { from, to, at } of likes) {
      expect(from).not.toBe(to);
      expect(members[from - 1]!.site).toBe(members[to - 1]!.site);
      expect(at.getTime()).toBeLessThan(now.getTime());
    }
    for (const { member } of logins) expect(likes.some(({ to, isNew }) => to === member && isNew)).toBe(true);
  });
});

describe('the world', () => {
  test('is the same for the same moment', () => {
    expect(demoWorld(now)).toEqual(world);
  });

  test('has the same people and the same photos at every moment', () => {
    const later = demoWorld(new Date('2027-03-02T04:05:06Z'));
    const stable = (list: DemoMember[]) => list.map(({ id, email, name, age, about, photos, fictional }) => ({ id, email, name, age, about, photos, fictional }));
    expect(stable(later.members)).toEqual(stable(members));
    expect(later.conversations.map((each) => each.messages.map(({ text }) => text))).toEqual(world.conversations.map((each) => each.messages.map(({ text }) => text)));
  });
});
