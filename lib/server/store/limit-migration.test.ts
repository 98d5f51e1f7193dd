// Limits that were set before they had a currency get that of the country their member lives in. Decision 162.
import { eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countries, countryInfo } from '@/lib/site/countries/countries';
import { onEveryDatabase } from '../testing/suite';
import { migrationsFolder } from '../database/migrations-folder';
import { members } from './schema/members';
import { spendingLimits } from './schema/orders';

onEveryDatabase('limits of before', (ground) => {
  it('have the currency of their member’s country, whichever it is', async () => {
    const { db, world } = ground;
    const [, , carryOver] = readFileSync(join(migrationsFolder, '0025_limits-keep-their-currency.sql'), 'utf8').split('--> statement-breakpoint');
    await db.insert(spendingLimits).values({ memberId: world.free, amount: 5000 });
    const found: Record<string, string> = {};
    for (const country of [...countries, 'XX']) {
      await db.update(members).set({ country }).where(eq(members.id, world.free));
      await db.update(spendingLimits).set({ currency: 'EUR' });
      await db.execute(sql.raw(carryOver!));
      found[country] = (await db.select().from(spendingLimits))[0]!.currency;
    }
    expect(found).toEqual({ ...Object.fromEntries(countries.map((country) => [country, countryInfo(country)!.currency])), XX: 'EUR' });
  });
});
