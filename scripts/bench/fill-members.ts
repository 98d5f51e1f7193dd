// Fills a migrated, empty database with members at random, as a measure of searches wants them: countries of very different size,
// regions within them, fewer the older they are, and a part that nobody finds.
import { sql } from 'drizzle-orm';
import { countries } from '@/lib/site/countries';
import { regions } from '@/lib/site/regions.generated';
import type { Database } from '@/lib/server/store/database';

export const benchSite = 1;

/** The first country has about a tenth of all members, the last a handful. */
const places = countries.map((country) => ({ country, regions: regions[country].map(({ code }) => code) }));

export async function fillMembers(db: Database, total: number): Promise<void> {
  await db.execute(sql`select setseed(0.42)`);
  await db.execute(sql`insert into sites (id, key, domain, settings, company) values (${benchSite}, 'general', 'bench.test', '{"name":"Bench"}', '{}')`);
  await db.execute(sql`create temp table places as select * from jsonb_to_recordset(${JSON.stringify(places.map((place, at) => ({ ...place, at })))}::jsonb) as place(at int, country text, regions text[])`);
  await db.execute(sql`
    insert into members (site_id, email, email_key, signup_at, language, fictional, name, date_of_birth, gender, looking_for, country, region, city,
      profile_status, deleted_at, invisible, last_seen_at, active_hour, main_photo, main_thumb, main_blurred, interests)
    select ${benchSite}, n || '@bench.test', n || '@bench.test', now(), 'nl', random() < .1, 'Member ' || n, date '2007-11-20' - (random() * random() * 21000)::int,
      (array['woman', 'man', 'man', 'woman', 'woman', 'man', 'nonbinary', 'other'])[1 + floor(random() * 8)::int], 'everyone', country,
      regions[1 + floor(random() * random() * array_length(regions, 1))::int], 'Town',
      case when random() < .03 then 'disabled' else 'active' end, case when random() < .02 then now() end, random() < .03, now(),
      494000 - floor(-ln(1 - random()) * 2000)::int, 'photo' || n, 'thumb' || n, case when random() < .05 then 'veiled' || n end, '{music}'
    from (select n, floor(power(random(), 2) * ${places.length})::int as at from generate_series(1, ${total}::int) n) as drawn join places using (at)`);
  await db.execute(sql`analyze members, listings`);
}
