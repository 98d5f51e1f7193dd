// For tests and measures: a site of very many members and what they did, in proportion, with a few who did far more than others.
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../database/database';
import { benchSite, fillMembers } from './many-members';

/** The moment at which all of it has happened. */
export const largeNow = new Date('2026-05-10T12:00:00.000Z');

/** Members by what is remarkable about them. */
export const someone = {
  /** Liked by 8,000, of whom nobody's profile was opened. */ star: 1,
  /** Talks in 419 conversations. */ talker: 2,
  /** Has blocked 1,000. */ blocker: 3,
  ordinary: 4,
  /** Has only just come. */ newcomer: 5,
  /** Has passed by 5,000, and likes 600. */ swiper: 6,
  /** Has 3,000 notifications, unread. */ told: 7,
  /** Has bought 300 times. */ buyer: 8,
} as const;

/** With whom the ordinary member has a conversation of a twentieth of all messages. */
export const talkedWith = 46;
/** So many of each kind wait to be sent, asked about or answered at any time, however large the site is. */
const underWay = 30;

/** None of what is made at random is these members'. */
export const firstOther = 20;

/** Fills a migrated, empty PostgreSQL and lets it know what is in it; `total` members. Takes about ten seconds for 100,000. */
export async function fillLargeWorld(db: Database, total: number): Promise<void> {
  const anybody = `(${firstOther} + floor(random() * ${total - firstOther}))::int`;
  /** Some are met by far more people than others. */
  const popular = `(${firstOther} + floor(random() * random() * random() * ${total - firstOther}))::int`;
  const fictional = `(33 * (1 + floor(random() * ${Math.floor(total / 33) - 1})))::int`;
  const now = `timestamptz '${largeNow.toISOString()}'`;
  /** So many members, each `apart` from the next. */
  const atMost = (count: number, apart: number) => Math.min(count, Math.floor((total - firstOther) / apart));
  const many = (part: number) => Math.round(total * part);
  /** Of so many, one in this is under way. */
  const seldom = (part: number) => Math.ceil(many(part) / underWay);

  await db.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text));
    // Written at once at the end they take a quarter of the time.
    const indexes = await rowsOf<{ name: string; made: string }>(tx, sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)`);
    for (const { name } of indexes) await run(`drop index ${name}`);
    await fillMembers(tx, total);
    await run(`select setseed(0.43)`);
    await run(`set local session_replication_role = replica`);
    await run(`
      update members set profile_status = 'active', deleted_at = null, invisible = false, hide_fictional = false, fictional = false, country = 'NL', region = 'NL-UT', gender = 'man', looking_for = 'woman', credits = case when id = ${someone.buyer} then 310 else 10 end, interests = '{music}'
      where id < ${firstOther}`);
    await run(`
      insert into likes (liker_id, liked_id, created_at, auto, seen_at)
      select liker, liked, ${now} - n * interval '10 seconds', false, case when random() < .5 then ${now} end from (select n, ${anybody} as liker, ${popular} as liked from generate_series(1, ${many(1.8)}) n) as drawn
      union all select liker, liked, ${now} - n * interval '10 seconds', true, case when random() < .5 then ${now} end from (select n, ${fictional} as liker, ${anybody} as liked from generate_series(1, ${many(0.2)}) n) as drawn
      union all select ${firstOther} + n * 7, ${someone.star}, ${now} - n * interval '1 minute', false, null from generate_series(1, ${atMost(8000, 7)}) n
      union all select ${someone.swiper}, ${firstOther} + n * 3, ${now} - n * interval '1 minute', false, null from generate_series(1, 600) n
      on conflict do nothing`);
    await run(`
      insert into swipes (member_id, profile_id, liked_on, swiped_at)
      select ${anybody}, ${popular}, case when random() < .3 then (${now} - n % 60 * interval '1 day')::date end, ${now} - n % 60 * interval '1 day' from generate_series(1, ${many(2)}) n
      union all select ${someone.swiper}, ${firstOther} + n * 2, null, ${now} from generate_series(1, ${atMost(5000, 2)}) n
      on conflict do nothing`);
    await run(`
      insert into conversations (site_id, first_id, second_id, created_at)
      select ${benchSite}, least(one, other), greatest(one, other), ${now} from (
        select ${someone.talker} as one, ${firstOther} + n * 11 as other from generate_series(1, 419) n
        union all select ${someone.ordinary}, ${firstOther} + n * 13 from generate_series(1, 12) n
        union all select ${anybody}, ${popular} from generate_series(1, ${many(0.4)})
      ) as drawn where one <> other on conflict do nothing`);
    await run(`
      insert into messages (conversation_id, sender_id, client_id, text, sent_at)
      select conversations.id, case when random() < .5 then first_id else second_id end, 'client' || n, 'How are you? ' || n, ${now} - (${many(2)} - n) * interval '10 seconds'
      from (
        select n, case when n <= most.id then n when n % 20 = 7 then most.long else 1 + floor(random() * random() * most.id)::int end as id
        from (select max(id) as id, max(id) filter (where first_id = ${someone.ordinary} and second_id = ${talkedWith}) as long from conversations) as most, generate_series(1, ${many(2)}) n
      ) as drawn join conversations using (id) order by n`);
    await run(`
      insert into participants (conversation_id, member_id, other_id, unread, last_id, read_id, removed_id)
      select conversations.id, side.me, side.other, case when unread < .3 then 1 + floor(unread * 20)::int else 0 end, newest, case when unread < .3 then 0 else newest end, case when random() < .03 then newest else 0 end
      from conversations join (select conversation_id, max(id) as newest from messages group by 1) as last on last.conversation_id = conversations.id
      cross join lateral (values (first_id, second_id, random()), (second_id, first_id, random())) as side(me, other, unread)`);
    await run(`
      insert into notifications (member_id, kind, about_id, subject, data, created_at, read_at, mailed_at)
      select member, kind, about, kind || ':' || about, '{}'::jsonb, at, case when random() < .6 then at end, case when random() < .5 then at end from (
        select ${anybody} as member, (array['message', 'like', 'match', 'like'])[1 + n % 4] as kind, ${popular} as about, ${now} - n % 2600 * interval '100 minutes' as at from generate_series(1, ${many(0.97)}) n
      ) as drawn
      union all select ${someone.told}, 'like', ${firstOther} + n * 3, 'like:' || ${firstOther} + n * 3, '{}'::jsonb, ${now} - n * interval '50 minutes', null, ${now} from generate_series(1, 3000) n
      on conflict do nothing`);
    await run(`
      insert into mails (site_id, recipient, locale, kind, state, created_at, due_at, expires_at, attempts, settled_at)
      select ${benchSite}, member || '@bench.test', 'nl', (array['new-messages', 'new-likes', 'new-matches', 'welcome'])[1 + n % 4], 'sent', at, at, at + interval '7 days', 1, at
      from (select n, ${anybody} as member, ${now} - n % 2000 * interval '1 hour' as at from generate_series(1, ${many(0.5)}) n) as drawn
      union all select ${benchSite}, n || '@bench.test', 'nl', 'welcome', 'waiting', ${now}, ${now} + n % 2 * interval '1 minute', ${now} + interval '7 days', 0, null from generate_series(1, ${2 * underWay}) n`);
    await run(`
      insert into blocks (blocker_id, blocked_id, created_at)
      select ${anybody}, ${popular}, ${now} from generate_series(1, ${many(0.1)})
      union all select ${someone.blocker}, id, ${now} from (select id from members where id >= ${firstOther} and country = 'NL' and gender = 'woman' order by active_hour desc limit 1000) as nearest
      on conflict do nothing`);
    await run(`
      insert into photos (member_id, full_name, thumb_name, position) select n, 'photo' || n, 'thumb' || n, 0 from generate_series(1, ${many(1)}) n`);
    await run(`
      insert into sessions (token_hash, member_id, created_at, expires_at, watched_until)
      select encode(sha256(convert_to('session' || n, 'UTF8')), 'hex'), ${anybody}, ${now}, ${now} + (1 + n % 29) * interval '1 day', case when n % 100 = 0 then ${now} + interval '1 minute' end from generate_series(1, ${many(0.3)}) n`);
    await run(`
      insert into tokens (token_hash, member_id, kind, created_at, expires_at) select 'token' || n, ${anybody}, 'unsubscribe', ${now}, ${now} + n % 60 * interval '1 day' from generate_series(1, ${many(0.5)}) n`);
    await run(`insert into signups (member_id, request_key, tracking, invite) select n, 'sign-up-' || n, '{}', 'OPEN' from generate_series(1, ${many(1)}) n`);
    await run(`insert into held_messages (member_id, receiver_id, text, created_at, message_id) select n, ${popular}, 'Hello', ${now}, n from generate_series(1, ${many(0.1)}) n`);
    await run(`
      insert into complaints (number, site_id, member_id, email, topic, text, received_at, answered_at)
      select 'K' || n, ${benchSite}, ${anybody}, n || '@bench.test', 'other', 'Why?', ${now}, case when n % ${seldom(0.05)} > 0 then ${now} - n * interval '1 minute' end from generate_series(1, ${many(0.05)}) n`);
    await run(`
      insert into reports (number, site_id, reporter_id, member_id, reason, snapshot, received_at, decision, decided_at)
      select 'M' || n, ${benchSite}, ${anybody}, ${popular}, 'other', '{}', ${now}, case when n % ${seldom(0.05)} > 0 then 'dismissed' end, case when n % ${seldom(0.05)} > 0 then ${now} - n * interval '1 minute' end from generate_series(1, ${many(0.05)}) n`);
    await run(`
      insert into push_subscriptions (member_id, endpoint, p256dh, auth, created_at) select ${anybody}, 'https://push.test/' || n, 'key', 'auth', ${now} from generate_series(1, ${many(0.1)}) n`);
    await run(`
      insert into pushes (subscription_id, member_id, about_id, conversation_id, kind, topic, created_at, due_at, expires_at)
      select n, ${anybody}, ${popular}, n, 'message', 'chat-' || n, ${now}, ${now} + case when n % ${seldom(0.1)} = 0 then interval '-1 second' else interval '1 hour' end, ${now} + interval '1 day' from generate_series(1, ${many(0.1)}) n`);
    await run(`insert into site_hosts (host, site_id) values ('vonk.test', ${benchSite})`);
    await run(`insert into bundles (id, site_id, currency, credits, price) values (1, ${benchSite}, 'EUR', 100, 1000), (2, ${benchSite}, 'EUR', 275, 2495)`);
    await run(`
      insert into orders (key, request_key, site_id, member_id, bundle_id, credits, currency, list_amount, amount, country, tax_rate, method, state, provider, payment_id, created_at)
      select 'order' || n, 'call' || n, ${benchSite}, member, 1, 100, 'EUR', 1000, 1000, 'NL', 21, case when n % 10 = 0 and n <= ${many(0.1) - underWay} then 'directdebit' else 'ideal' end, case when n > ${many(0.1) - underWay} then 'loading' else 'completed' end, 'sandbox', 'payment' || n, ${now} - (${many(0.1)} - n) * interval '3 minutes' from (
        select n, case when n <= 300 then ${someone.buyer} else ${anybody} end as member from generate_series(1, ${many(0.1)}) n
      ) as drawn`);
    await run(`
      insert into withdrawals (order_id, number, credits, amount, requested_at, state, tries)
      select n, 'W' || n, 100, 1000, ${now}, (array['pending', 'failed', 'done'])[1 + least(n % ${seldom(0.05)}, 2)], 1 from generate_series(1, ${many(0.05)}) n`);
    await run(`
      insert into sandbox_payments (id, reference, asked, state, customer, created_at)
      select 'payment' || n, 'order' || n, '{"amount":{"amount":1000,"currency":"EUR"}}', case when n > ${many(0.1) - underWay} then 'open' else 'paid' end, case when n % 10 = 0 then 'payer' || n end, ${now} from generate_series(1, ${many(0.1)}) n`);
    await run(`
      insert into text_messages (site_id, recipient, text, created_at, expires_at)
      select ${benchSite}, '+316' || n, 'Your code', ${now}, ${now} + (n - ${underWay}) * interval '1 minute' from generate_series(1, ${many(0.1)}) n`);
    await run(`
      insert into discount_codes (site_id, code, percentage, member_id) select ${benchSite}, 'CODE' || n, 10, ${anybody} from generate_series(1, ${many(0.05)}) n union all select ${benchSite}, 'ZOMER10', 10, null`);
    // Each has ten credits left of the sign-up; of an order in a hundred some are left.
    await run(`
      insert into credit_lots (member_id, source, order_id, granted, "left", created_at)
      select n, 'signup', null, 20, 10, ${now} from generate_series(1, ${many(1)}) n
      union all select member_id, 'order', id, 100, case when id % 100 = 0 then 100 else 0 end, created_at from orders where state = 'completed'`);
    await run(`
      insert into transfers (member_id, unit, amount, from_account, to_account, reason, lot_id, order_id, message_id, created_at)
      select member_id, 'credits', granted, case when order_id is null then 'given' else 'sold' end, 'purse', source, id, order_id, null::bigint, created_at from credit_lots
      union all select member_id, 'EUR', 1000, 'payer', 'sales', 'payment', null, id, null, created_at from orders where state = 'completed'
      union all select sender_id, 'credits', 1, 'purse', 'spent', 'message', sender_id, null, id, sent_at from messages where id % 2 = 0`);
    await run(`insert into debit_codes (order_id, code_hash, sent_at) select id, 'hash', created_at from orders where method = 'directdebit'`);
    await run(`insert into spending_limits (member_id, amount) select n * 3, 5000 from generate_series(1, ${many(0.1)}) n`);
    await run(`insert into operators (email, password_hash, created_at) select 'operator' || n || '@bench.test', 'hash', ${now} from generate_series(1, 3) n`);
    await run(`
      insert into operator_sessions (token_hash, operator_id, created_at, expires_at) select 'operator' || n, 1 + n % 3, ${now}, ${now} + (n - ${underWay}) * interval '1 minute' from generate_series(1, ${2 * underWay}) n`);
    await run(`
      insert into operator_actions (operator_id, at, action, report_id, complaint_id, member_id)
      select 1 + n % 3, ${now}, case when n % 2 = 0 then 'opened' else 'no_action' end, case when n % 4 < 2 then 1 + n / 2 end, case when n % 4 > 1 then 1 + n / 2 end, case when n % 4 = 1 then ${popular} end
      from generate_series(1, ${many(0.1)}) n`);
    await run(`
      insert into payers_to_forget (provider, customer, due_at) select 'sandbox', 'customer' || n, ${now} + (n - ${underWay}) * interval '1 minute' from generate_series(1, ${many(0.05)}) n`);
    for (const { made } of indexes) await run(made);
  });
  // As autovacuum leaves them: what an index alone answers is answered by it alone.
  await db.execute(sql`vacuum (analyze)`);
}
