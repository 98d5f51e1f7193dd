// What the server writes down of people: nothing that says who somebody is, where they live, what they seek or what they wrote. (bar S11)
import { readFileSync } from 'node:fs';
import { demo, expect, test } from './fixtures';

/** What a line of the log may hold. A new word here is a decision: it must say nothing of a person. */
const known = new Set([
  ...['time', 'id', 'level', 'event', 'ms', 'error', 'code', 'at'],
  ...['method', 'path', 'status', 'route', 'kind', 'digest'],
  ...['order', 'state', 'field', 'database', 'seeded', 'site', 'page', 'network', 'ref'],
]);

const written = () => readFileSync(`${process.env.E2E_DATA_DIR}.log`, 'utf8').split('\n');

test('[bar S11] the log holds no name, address, place, search, message, report or token of whoever signs up, searches, writes, reports, errs and asks for another password', async ({ newMember, browserErrors }) => {
  browserErrors.allow(/40[0134]|429/);
  const { page, id, name, email } = await newMember({ name: 'Zwaantje' });
  const { id: other } = await newMember({ name: 'Hyacint', gender: 'man', lookingFor: 'woman' });
  await page.goto('/members?age_from=41&age_to=43&region=Drenthe&name=Hyacint');
  await page.goto(`/members/${other}`);
  await page.goto(`/members/${other}/chat`);
  await page.getByRole('textbox', { name: /^Bericht aan/ }).fill('paarse olifant');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('paarse olifant')).toBeVisible();
  await page.goto('/members/Hyacint-uit-Drenthe');
  const headers = { 'x-request-type': 'client', origin: new URL(page.url()).origin };
  const { request } = page.context();
  await request.post('/api/report.php', { data: { member: other, reason: 'other', text: 'groene draak' }, headers });
  await request.post('/api/report.php', { data: 'groene draak', headers });
  await request.put('/api/profile.php', { data: { about: 'blauwe maan', city: 'Zwartemeer' }, headers });
  await request.post('/api/reset-password.php', { data: { email }, headers });
  await request.get('/api/reset-password.php?token=oranje-lint', { headers });
  await page.context().clearCookies();
  await request.post('/api/user.php', { data: { email, password: 'rode laars' }, headers });
  await request.post('/api/user.php', { data: { email: 'zilver@vonk.test', password: demo().password }, headers });

  const lines = written();
  const asked = lines.filter((line) => line.includes('/api/report.php'));
  expect(asked.length).toBeGreaterThan(0);
  const told = [name, 'Hyacint', email, 'Drenthe', 'paarse olifant', 'groene draak', 'blauwe maan', 'Zwartemeer', 'oranje-lint', 'rode laars', 'zilver@', `members/${id}`, `members/${other}`];
  for (const words of told) expect(lines.filter((line) => line.toLowerCase().includes(words.toLowerCase())), words).toEqual([]);
  const keys = lines.filter((line) => line.startsWith('{')).flatMap((line) => Object.keys(JSON.parse(line) as object));
  expect([...new Set(keys)].filter((key) => !known.has(key))).toEqual([]);
});
