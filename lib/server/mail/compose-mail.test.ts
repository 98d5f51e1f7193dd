import { expect, it } from 'vitest';
import { mails } from '../store/schema/mails';
import { sampleLetters } from '../testing/sample-letters';
import { onOneDatabase } from '../testing/suite';
import { composeMail } from './compose-mail';
import { queueLetter } from './queue-letter';

onOneDatabase('the headers of a mail', (ground) => {
  const headersOf = async (kind: string) => {
    const letter = sampleLetters.find((each) => each.kind === kind)!;
    await queueLetter(ground.db, { site: { id: 1 }, to: 'free@example.test', locale: 'nl', now: new Date('2026-11-21T12:00:00.000Z'), letter });
    const [mail] = await ground.db.select().from(mails);
    const { headers, html, text } = await composeMail(ground.db, mail!, { from: 'post@vonk.test', port: 3000 });
    return { headers: headers as Record<string, string>, html: html as string, text: text as string };
  };

  it.each(['new-messages', 'new-likes', 'new-matches'])('[T14] %s can be declined with one click in the mail program, and in the letter itself', async (kind) => {
    const { headers, html, text } = await headersOf(kind);
    expect(headers).toMatchObject({ 'List-Unsubscribe': '<https://vonk.test/api/unsubscribe.php?token=7Q4M-XK29>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect(text).toContain('Afmelden voor deze e-mails: https://vonk.test/api/unsubscribe.php?token=7Q4M-XK29');
    expect(html).toContain('Afmelden voor deze e-mails');
    expect(html).toContain('https://vonk.test/settings/notifications');
  });

  it('a letter that answers something its reader did has nothing to decline', async () => {
    const { headers, text } = await headersOf('password-reset');
    expect(Object.keys(headers).filter((name) => name.startsWith('List-'))).toEqual([]);
    expect(text).not.toContain('unsubscribe');
  });
});
