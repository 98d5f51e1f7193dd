import { expect, it } from 'vitest';
import { login } from '@/lib/contract/user';
import { password } from '../testing/small-world';
import { onOneDatabase } from '../testing/suite';
import { browser } from '../testing/test-server';

onOneDatabase('the lock of an account', (ground) => {
  it('is not washed out by logins with made-up addresses: they are stopped by their network, and make no bucket', async () => {
    const { server } = ground;
    const from = (address: string) => browser((request) => server.handle(new Request(request, { headers: [...request.headers, ['x-client-address', address]] })));
    const [attacker, other] = [from('192.0.2.7'), from('198.51.100.7')];
    const attempt = async (who: typeof attacker, email: string, word = 'wrong') => (await who.send(login.path, { method: 'POST', body: JSON.stringify({ email, password: word }), headers: { 'content-type': 'application/json' } })).status;
    for (const network of [attacker, from('192.0.2.8')]) for (let at = 0; at < 5; at++) expect(await attempt(network, 'free@example.test')).toBe(401);
    expect(await attempt(attacker, 'free@example.test')).toBe(429);
    const before = server.parts.limits;
    const answers = new Set<number>();
    for (let at = 0; at < 2_000; at++) answers.add(await attempt(other, `made-up-${at}@example.test`));
    expect([...answers].sort()).toEqual([401, 429]);
    expect((before as unknown as { kept: () => number }).kept()).toBeLessThan(40);
    expect(await attempt(from('203.0.113.7'), 'free@example.test', password)).toBe(429);
  });
});
