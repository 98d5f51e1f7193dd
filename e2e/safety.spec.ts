// One blocks the other in the middle of a conversation, in two browsers; and a report goes to the operator, whose decision comes back.
import type { Browser, Page } from '@playwright/test';
import { findings, findingsAtBothWidths } from './broken-rules';
import { demo, expect, test } from './fixtures';
import { whenLive } from './live';

// Two browsers at once, on a machine that runs other tests beside them.
test.slow();

const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht/ });
const sheet = (page: Page) => page.getByRole('dialog');

async function say(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(page.getByText(text).last()).toBeVisible();
}

/** The operator pages, with the operator signed in. No script there, nor any need of it. */
async function operatorPages(browser: Browser, baseURL: string): Promise<Page> {
  const operator = await (await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'nl-NL' })).newPage();
  await operator.goto('/operator');
  await operator.getByLabel('E-mailadres').fill('operator@vonk.test');
  await operator.getByLabel('Wachtwoord').fill(demo().password);
  await operator.getByRole('button', { name: 'Inloggen' }).click();
  await expect(operator.getByLabel('Wachtwoord')).toHaveCount(0);
  return operator;
}

/** Two new members who have written to each other, each with the conversation open. */
async function inConversation(newMember: (wishes: object) => Promise<{ page: Page; id: number }>) {
  const anne = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' });
  const bram = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  await anne.page.goto(`/members/${bram.id}/chat`);
  await say(anne.page, 'Dag Bram');
  await bram.page.goto(`/members/${anne.id}/chat`);
  await expect(bram.page.getByText('Dag Bram').last()).toBeVisible();
  return { anne, bram };
}

test('[S11] one blocks the other in the middle of a conversation: it is gone in both browsers, and back after unblocking', async ({ newMember, browserErrors }) => {
  browserErrors.allow(/404/);
  const { anne, bram } = await inConversation(newMember);
  await anne.page.getByRole('button', { name: 'Meer over het gesprek met Bram' }).or(anne.page.locator('summary[aria-label="Meer over het gesprek met Bram"]')).filter({ visible: true }).last().click();
  await anne.page.getByRole('link', { name: 'Blokkeren' }).filter({ visible: true }).click();
  await expect(sheet(anne.page).getByRole('heading', { name: 'Bram blokkeren?' })).toBeVisible();
  await expect(sheet(anne.page).getByRole('checkbox', { name: /Ook melden/ })).not.toBeChecked();
  expect(await findings(anne.page)).toEqual([]);
  await sheet(anne.page).getByRole('button', { name: 'Blokkeren' }).click();
  await expect(sheet(anne.page).getByRole('heading', { name: 'Bram is geblokkeerd' })).toBeVisible();

  await expect(bram.page).toHaveURL(/\/chats\?gone=1$/);
  await expect(bram.page.getByText('Dit gesprek is er niet meer.')).toBeVisible();
  await expect(bram.page.getByRole('link', { name: /Anne/ })).toHaveCount(0);
  for (const path of [`/members/${anne.id}`, `/members/${anne.id}/chat`, `/members/${anne.id}/more`]) expect((await bram.page.goto(path))?.status(), path).toBe(404);

  await sheet(anne.page).getByRole('link', { name: 'Klaar' }).click();
  await expect(sheet(anne.page)).toHaveCount(0);
  await expect(anne.page).toHaveURL(/\/chats$/);
  await expect(anne.page.getByRole('link', { name: /Bram/ })).toHaveCount(0);
  await bram.page.goto('/chats');
  await expect(bram.page.getByText(/nog geen/i).first()).toBeVisible();

  await anne.page.goto(`/members/${bram.id}/block`);
  await anne.page.getByRole('button', { name: 'Deblokkeren' }).click();
  await expect(anne.page).toHaveURL(new RegExp(`/members/${bram.id}$`));
  await expect(bram.page.getByRole('link', { name: /Anne/ }).filter({ visible: true }).first()).toBeVisible();
  await anne.page.goto(`/members/${bram.id}/chat`);
  await expect(anne.page.getByText('Dag Bram').last()).toBeVisible();
});

test('[S11] whoever blocks from the view of a match or from an empty conversation goes on where there is something', { tag: '@once' }, async ({ newMember }) => {
  const anne = await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' });
  const bram = await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' });
  const like = (from: typeof anne, to: typeof anne) => from.page.request.post('/api/like.php', { data: { profile: to.id, like: true }, headers: { 'x-request-type': 'client', 'sec-fetch-site': 'same-origin' } });
  for (const [from, to] of [[bram, anne], [anne, bram]] as const) expect((await like(from, to)).status()).toBe(200);
  for (const [path, next] of [[`/likes/m/${bram.id}`, /\/likes$/], [`/members/${bram.id}/chat`, /\/chats$/]] as const) {
    await anne.page.goto(path);
    const more = anne.page.getByRole('link', { name: /^Meer over Bram/ }).or(anne.page.locator('summary[aria-label="Meer over het gesprek met Bram"]')).filter({ visible: true }).last();
    await (await whenLive(more)).click();
    await anne.page.getByRole('link', { name: 'Blokkeren' }).filter({ visible: true }).click();
    await sheet(anne.page).getByRole('button', { name: 'Blokkeren' }).click();
    await expect(sheet(anne.page).getByRole('heading', { name: 'Bram is geblokkeerd' })).toBeVisible();
    await sheet(anne.page).getByRole('link', { name: 'Klaar' }).click();
    await expect(anne.page).toHaveURL(next);
    await expect(anne.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await anne.page.goto(`/members/${bram.id}/block`);
    await anne.page.getByRole('button', { name: 'Deblokkeren' }).click();
    await expect(anne.page).toHaveURL(new RegExp(`/members/${bram.id}$`));
  }
});

test('a report goes to the operator with the messages, and its decision comes back in the notifications', { tag: '@once' }, async ({ newMember, browser, baseURL, browserErrors }) => {
  browserErrors.allow(/404/);
  const { anne, bram } = await inConversation(newMember);
  await bram.page.goto(`/members/${anne.id}`);
  await bram.page.getByRole('link', { name: 'Meer over Anne' }).filter({ visible: true }).click();
  await sheet(bram.page).getByRole('link', { name: 'Melden' }).click();
  await expect(sheet(bram.page).getByRole('radio', { checked: true })).toHaveCount(0);
  await sheet(bram.page).getByRole('button', { name: 'Melding versturen' }).click();
  await expect(sheet(bram.page).getByText('Kies een reden.')).toBeVisible();
  await sheet(bram.page).getByRole('radio', { name: /Lijkt jonger dan 18/ }).check();
  await sheet(bram.page).getByRole('textbox', { name: 'Toelichting' }).fill('Zei dat zelf');
  await sheet(bram.page).getByRole('button', { name: 'Melding versturen' }).click();
  await expect(sheet(bram.page).getByRole('heading', { name: 'Dank je, we gaan ermee aan de slag' })).toBeVisible();
  const number = (await sheet(bram.page).getByText(/^M-\d{4}-/).textContent())!;

  const operator = await operatorPages(browser, baseURL!);
  await operator.getByRole('link', { name: new RegExp(number) }).click();
  for (const words of ['Dag Bram', 'Zei dat zelf', 'Lijkt jonger dan 18']) await expect(operator.getByText(words).first()).toBeVisible();
  await operator.getByLabel('Waarschuwen').check();
  await operator.getByRole('button', { name: 'Besluit vastleggen' }).click();
  await expect(operator.locator('.pill.done')).toHaveText('Waarschuwen');
  await operator.context().close();

  await bram.page.goto('/notifications');
  await bram.page.getByRole('link', { name: new RegExp(`Melding ${number} is afgehandeld`) }).click();
  await expect(bram.page.getByText('We hebben dit lid gewaarschuwd.')).toBeVisible();
  for (const page of [anne.page]) expect((await page.goto(`/reports/${number}`))?.status()).toBe(404);
});

test('[A02] opening lines that were changed on the operator pages are offered in the next conversation', { tag: '@once' }, async ({ newMember, browser, baseURL }) => {
  const [{ page }, bram] = [await newMember({ name: 'Anne', gender: 'woman', lookingFor: 'man' }), await newMember({ name: 'Bram', gender: 'man', lookingFor: 'woman' })];
  const operator = await operatorPages(browser, baseURL!);
  await operator.goto('/operator/icebreakers?site=1&language=nl');
  const lines = operator.getByLabel('Zinnen, één per regel');
  const before = await lines.inputValue();
  const save = async (text: string) => {
    await lines.fill(text);
    await operator.getByRole('button', { name: 'Opslaan' }).click();
    await expect(operator.getByText('Opgeslagen.')).toBeVisible();
  };
  await save('Welke geur brengt je thuis?\nWat zing je onder de douche?');
  try {
    await page.goto(`/members/${bram.id}/chat`);
    const offered = page.getByRole('group', { name: 'Openingszinnen' }).getByRole('button');
    await expect(offered).toHaveCount(2);
    await offered.filter({ hasText: 'Wat zing je onder de douche?' }).click();
    await expect(composer(page)).toHaveValue('Wat zing je onder de douche?');
  } finally {
    await save(before);
    await operator.context().close();
  }
});

test('[S11] without script a member is blocked on a page of its own, and let in again on the same', { tag: '@once' }, async ({ newMember, browser, baseURL }) => {
  const [anne, bram] = [await newMember({ name: 'Anne', gender: 'woman' }), await newMember({ name: 'Bram', gender: 'man' })];
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await bram.page.context().storageState(), baseURL });
  const page = await context.newPage();
  await page.goto(`/members/${anne.id}`);
  await page.getByRole('link', { name: 'Meer over Anne' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Blokkeren' }).click();
  await page.getByRole('button', { name: 'Blokkeren' }).click();
  await expect(page.getByRole('heading', { name: 'Anne is geblokkeerd' })).toBeVisible();
  expect((await page.request.get(`/members/${anne.id}`)).status()).toBe(404);
  await page.getByRole('button', { name: /Deblokkeren|ongedaan/i }).click();
  await expect(page).toHaveURL(new RegExp(`/members/${anne.id}$`));
  await expect(page.getByRole('heading', { name: /Anne/ }).first()).toBeVisible();
  await context.close();
});

test('what was written in a report outlives the line and the session', { tag: '@once' }, async ({ newMember, browser, baseURL, browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|403/);
  const [anne, bram] = [await newMember({ name: 'Anne', gender: 'woman' }), await newMember({ name: 'Bram', gender: 'man' })];
  const { page } = bram;
  await page.goto(`/members/${anne.id}`);
  await page.getByRole('link', { name: 'Meer over Anne' }).filter({ visible: true }).click();
  await sheet(page).getByRole('link', { name: 'Melden' }).click();
  await sheet(page).getByRole('radio').first().check();
  const text = sheet(page).getByRole('textbox', { name: 'Toelichting' });
  await text.fill('Vroeg om geld');
  await page.context().setOffline(true);
  await sheet(page).getByRole('button', { name: 'Melding versturen' }).click();
  await expect(sheet(page).getByText('Er kwam geen antwoord. Alles staat er nog; probeer het zo opnieuw.')).toBeVisible();
  await expect(text).toHaveValue('Vroeg om geld');
  await page.context().setOffline(false);
  await sheet(page).getByRole('button', { name: 'Melding versturen' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Dank je, we gaan ermee aan de slag' })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await anne.page.context().storageState(), baseURL });
  const plain = await context.newPage();
  await plain.goto(`/members/${bram.id}/report`);
  await plain.getByRole('radio').first().check();
  await plain.getByRole('textbox', { name: 'Toelichting' }).fill('Dreigde met meer');
  await context.clearCookies({ name: 'auth' });
  await plain.getByRole('button', { name: 'Melding versturen' }).click();
  await plain.getByLabel('E-mailadres').fill(anne.email);
  await plain.getByLabel('Wachtwoord', { exact: true }).fill(anne.password);
  await plain.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(plain).toHaveURL(new RegExp(`/members/${bram.id}/report$`));
  await expect(plain.getByText('Je melding staat er nog; verstuur die opnieuw.')).toBeVisible();
  await expect(plain.getByRole('textbox', { name: 'Toelichting' })).toHaveValue('Dreigde met meer');
  await context.close();
});

test('"back" closes the sheet over a profile and leaves the profile; the next leads where one came from', { tag: '@once' }, async ({ newMember }) => {
  const [anne, { page }] = [await newMember({ name: 'Anne', gender: 'woman' }), await newMember({ name: 'Bram', gender: 'man' })];
  await page.goto('/likes');
  await page.goto(`/members/${anne.id}`);
  await (await whenLive(page.getByRole('link', { name: 'Meer over Anne' }).filter({ visible: true }))).click();
  await expect(sheet(page).getByRole('link', { name: 'Melden' })).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await sheet(page).getByRole('link', { name: 'Melden' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Melding versturen' })).toBeVisible();
  expect(await findingsAtBothWidths(page)).toEqual([]);
  await page.goBack();
  await expect(page.locator('.safety-dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/members/${anne.id}$`));
  await page.goBack();
  await expect(page).toHaveURL(/\/likes$/);
});
