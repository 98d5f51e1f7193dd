// For tests: settings of vonk.test other than the small world's. A server reads them anew after half a minute.
import { eq, sql } from 'drizzle-orm';
import type { StoredSettings } from '../store/schema/sites';
import { sites } from '../store/schema/sites';
import type { Ground } from './suite';

export async function withSettings({ db, server }: Ground, settings: Partial<StoredSettings>): Promise<void> {
  await db.update(sites).set({ settings: sql`${sites.settings} || ${JSON.stringify(settings)}::jsonb` }).where(eq(sites.id, 1));
  server.passes(30_000);
}
