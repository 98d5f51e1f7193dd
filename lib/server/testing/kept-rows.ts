// The rows that many tests begin with, kept beside their tables and brought back by one statement, whose plans PostgreSQL keeps too.
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

const copy = `do $$ declare each record; body text := ''; is_filled boolean; begin
  drop schema if exists kept cascade;
  create schema kept;
  for each in
    select t.relname as name, string_agg(quote_ident(a.attname), ', ') filter (where a.attgenerated = '') as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' group by t.relname
  loop
    body := body || format('delete from public.%I;', each.name);
    execute format('select exists (select from public.%I)', each.name) into is_filled;
    if is_filled then
      execute format('create table kept.%1$I as table public.%1$I', each.name);
      body := body || format('insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I;', each.name, each.columns);
    end if;
  end loop;
  for each in select format('public.%I', sequencename) as name, last_value from pg_sequences where schemaname = 'public' loop
    body := body || format('perform setval(%L, %s, %L);', each.name, coalesce(each.last_value, 1), each.last_value is not null);
  end loop;
  execute format('create function kept.bring_back() returns void language plpgsql set session_replication_role = replica as %L', 'begin ' || body || ' end');
end $$`;

/** Keeps a copy of the rows of every table, and of where the sequences are; of an earlier copy nothing remains. */
export const keepRows = async (db: Database): Promise<void> => void (await db.execute(sql.raw(copy)));

/** Takes away every row, and brings back those that were kept last. */
export const bringBackRows = 'select kept.bring_back()';
