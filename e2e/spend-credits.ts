// A member without credits, and without a word to anybody whom another test made.
import type { Page } from '@playwright/test';
import { expect, type NewMember } from './fixtures';

/** Writes until the credits of a new member are gone, to `to`, who is there for this test alone. */
export async function spendCredits({ page }: { page: Page }, to: Pick<NewMember, 'id'>, origin: string): Promise<void> {
  for (let left = 25, written = 0; left > 0; written += 1) {
    const sent = await page.request.post('/api/message.php', { data: { member: to.id, text: `Hoi ${written}`, client_id: crypto.randomUUID() }, headers: { 'x-request-type': 'client', origin } });
    expect(sent.status(), await sent.text()).toBe(200);
    left = ((await sent.json()) as { credits: number }).credits;
  }
}
