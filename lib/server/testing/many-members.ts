// For tests and measures: fills a migrated, empty PostgreSQL with members at random, as searches want them: countries of very different size,
// regions within them, fewer the older they are, rare genders, a part of the site's own, and a part that nobody finds.
import { sql } from 'drizzle-orm';
import { countries } from '@/lib/site/countries/countries';
import { regions } from '@/lib/site/countries/regions.generated';
import type { Database } from '../database/database';

export const benchSite = 1;

/** The hour of the last visits, counted from 1970, as search orders by it. */
export const lastHour = 494_000;

/** The first country has about a tenth of all members, the last a handful. */
const places = countries.map((country) => ({ country, regions: regions[country].map(({ code }) => code) }));

/** Takes an empty database; every 33rd of the members is the site's own. Rows are written without triggers and their keys unchecked, which takes a fifth of the time. */
export async function fillMembers(db: Database, total: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select setseed(0.42)`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into sites (id, key, domain, settings, company) values (${benchSite}, 'general', 'bench.test', '{"name":"Bench"}', '{}')`);
    await tx.execute(sql`create temp table places on commit drop as select * from jsonb_to_recordset(${JSON.stringify(places.map((place, at) => ({ ...place, at })))}::jsonb) as place(at int, country text, regions text[])`);
    await tx.execute(sql`
      insert into members (id, site_id, email, email_key, signup_at, language, fictional, name, date_of_birth, gender, looking_for, country, region, city,
        profile_status, deleted_at, invisible, last_seen_at, active_hour, main_photo, main_thumb, main_blurred, interests)
      select n, ${benchSite}, n || '@bench.test', n || '@bench.test', timestamptz '2025-01-01' + n % 400 * interval '1 day', 'nl', n % 33 = 0, 'Member ' || n, date '2007-11-20' - (born * 21000)::int,
        case when kind < .005 then 'other' when kind < .015 then 'nonbinary' when kind < .5 then 'woman' else 'man' end,
        (array['everyone', 'woman', 'man'])[1 + floor(random() * 3)::int], country, regions[1 + floor(random() * random() * array_length(regions, 1))::int], 'Town',
        case when random() < .03 then 'disabled' else 'active' end, case when random() < .02 then now() end, random() < .03, to_timestamp(hour * 3600.0), hour,
        'photo' || n, 'thumb' || n, case when random() < .05 then 'veiled' || n end, ('{music,travel,cooking,kissing,nature,films,relationship,dancing,cycling,festivals}'::text[])[1 + n % 5 : 6 + n % 5]
      from (
        select n, floor(power(random(), 2) * ${places.length})::int as at, random() as kind, random() * random() as born, ${lastHour} - floor(-ln(1 - random()) * 2000)::int as hour
        from generate_series(1, ${total}::int) n
      ) as drawn join places using (at)`);
    await tx.execute(sql`
      insert into listings (member_id, site_id, country, region, gender, fictional, date_of_birth, active_hour, interests)
      select id, site_id, country, region, gender, fictional, date_of_birth, active_hour, interests from members where profile_status = 'active' and deleted_at is null and not invisible`);
    await tx.execute(sql`select setval(pg_get_serial_sequence('members', 'id'), ${total}::int)`);
  });
}
