import { expect, test } from 'vitest';
import { behindPhp, newHost } from '@/lib/api/testing/behind-php';
import { companyBehind } from './company-behind';

const server = behindPhp();
const until = () => Date.now() + 5_000;

test('[C16] pages that name whom one pays ask for the company once, however often they are drawn', async () => {
  const host = newHost(server.php);
  server.php.misbehave('/api/companyinfo.php', { body: { companyinfo: { name: 'Vonk B.V.', city: 'Utrecht' } } });
  const drawn = [await companyBehind({ host, deadline: until() }), await companyBehind({ host, deadline: until() })];
  expect(drawn.map((company) => company?.name)).toEqual(['Vonk B.V.', 'Vonk B.V.']);
  expect(server.php.asked('/api/companyinfo.php')).toHaveLength(1);
});

test('where the server does not say there is none', async () => {
  server.php.misbehave('/api/companyinfo.php', { status: 404, body: {} });
  expect(await companyBehind({ host: newHost(server.php), deadline: until() })).toBeNull();
});
