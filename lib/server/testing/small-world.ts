// A handful of members on two sites, for tests that need to know everybody by name.
import type { PortraitOptions } from '../portraits/portrait-options';
import type { Database } from '../database/database';
import { openBook } from '../store/ledger-store';
import { members, type NewMember } from '../store/schema/members';
import { photos } from '../store/schema/photos';
import { icebreakers, interests, siteHosts, sites, type StoredSettings } from '../store/schema/sites';

export const today = new Date('2026-11-21T12:00:00.000Z');
export const password = 'test-password-7';

const hour = 60 * 60 * 1000;
const settings: StoredSettings = {
  name: 'Vonk', domain_language: 'nl', cdn_prefix: '/api/photo.php/', niche: 1, countries: ['NL', 'BE', 'DE'],
  message_credits: 2, message_length: 500, logged_out_search: 'all', fictional_icon: 'mask',
};

/** Two sites: vonk.test (also www.vonk.test), and she.test. */
async function insertSites(db: Database): Promise<void> {
  await db.insert(sites).values([
    { id: 1, key: 'general', domain: 'vonk.test', settings, company: { name: 'Vonk B.V.', kvk: '12345678', city: 'Utrecht' } },
    { id: 2, key: 'she', domain: 'she.test', settings: { ...settings, name: 'Vonk voor haar', niche: 2 }, company: { name: 'Vonk B.V.' } },
  ]);
  await db.insert(siteHosts).values([{ host: 'vonk.test', siteId: 1 }, { host: 'www.vonk.test', siteId: 1 }, { host: 'she.test', siteId: 2 }]);
  await db.insert(icebreakers).values(
    ['nl', 'en'].flatMap((language) => [1, 2, 3, 4, 5, 6].map((position) => ({ siteId: 1, language, position, line: `${language} line ${position}` }))),
  );
  await db.insert(interests).values([{ key: 'music', position: 0 }, { key: 'sports', position: 1 }]);
}

/** A member of vonk.test with nothing remarkable about them. */
export function memberRow(some: Partial<NewMember> & { name: string }): NewMember {
  const email = some.email ?? `${some.name.toLowerCase()}@example.test`;
  const lastSeenAt = some.lastSeenAt === undefined ? new Date(today.getTime() - 2 * hour) : some.lastSeenAt;
  return {
    siteId: 1, passwordHash: null, signupAt: new Date('2026-06-01T08:00:00.000Z'), language: 'nl', dateOfBirth: '1990-05-05',
    gender: 'woman', lookingFor: 'everyone', country: 'NL', region: 'NL-UT', city: 'Utrecht', lat: 52.1, lon: 5.1, credits: 0,
    ...some, email, emailKey: email.toLowerCase(), lastSeenAt,
    activeHour: some.activeHour ?? Math.floor((lastSeenAt ?? today).getTime() / hour),
  };
}

const portrait: PortraitOptions = { seed: 'test-member' };

export async function addPhotos(db: Database, memberId: number, list: { name: string; private?: boolean }[]): Promise<void> {
  await db.insert(photos).values(
    list.map(({ name, private: hidden = false }, position) => ({
      memberId, position, private: hidden, portrait, fullName: name, thumbName: `${name}-small`, blurredName: hidden ? `${name}-veiled` : null,
    })),
  );
}

export type SmallWorld = Record<'free' | 'premium' | 'poor' | 'unconfirmed' | 'gone' | 'hidden' | 'fictional' | 'elsewhere' | 'other', number>;

/**
 * free (100 credits), premium, poor (none), unconfirmed, gone (has left), hidden (disabled), fictional, other: all of
 * vonk.test; elsewhere belongs to she.test. `passwordHash` lets every real one sign in with `password`.
 */
export async function insertSmallWorld(db: Database, passwordHash: string): Promise<SmallWorld> {
  await insertSites(db);
  const photo = (name: string) => ({ mainPhoto: name, mainThumb: `${name}-small` });
  const rows = [
    memberRow({ name: 'Free', gender: 'man', credits: 100, passwordHash }),
    memberRow({ name: 'Premium', paidUser: true, credits: 50, passwordHash, ...photo('premium0'), lat: 52.37, lon: 4.89, city: 'Amsterdam', region: 'NL-NH' }),
    memberRow({ name: 'Poor', gender: 'man', passwordHash }),
    memberRow({ name: 'Unconfirmed', credits: 20, passwordHash, status: 'not_confirmed', profileStatus: 'disabled' }),
    memberRow({ name: 'Gone', passwordHash, deletedAt: new Date('2026-11-20T08:00:00.000Z') }),
    memberRow({ name: 'Hidden', passwordHash, profileStatus: 'disabled' }),
    memberRow({ name: 'Fictional', fictional: true, lastSeenAt: null, lat: null, lon: null }),
    memberRow({ name: 'Elsewhere', siteId: 2, credits: 100, passwordHash }),
    memberRow({ name: 'Other', credits: 100, passwordHash, country: 'DE', region: 'DE-NW', city: 'Köln', lat: 50.94, lon: 6.96, dateOfBirth: '1980-01-15' }),
  ];
  const ids = (await db.insert(members).values(rows).returning({ id: members.id })).map(({ id }) => id);
  const world = Object.fromEntries(rows.map(({ name }, at) => [name.toLowerCase(), ids[at]!])) as SmallWorld;
  await addPhotos(db, world.premium, [{ name: 'premium0' }, { name: 'premium1' }, { name: 'premium2', private: true }]);
  await openBook(db, rows.flatMap(({ credits }, at) => (credits ? [{ memberId: ids[at]!, credits, now: today }] : [])));
  return world;
}
