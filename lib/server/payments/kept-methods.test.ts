import { beforeEach, expect, it, vi } from 'vitest';
import { getCredits } from '@/lib/contract/credits';
import { companyOf, openShop } from '../testing/money';
import { onOneDatabase } from '../testing/suite';
import { ProviderDown } from './provider';

onOneDatabase('how one may pay', (ground) => {
  beforeEach(() => openShop(ground));
  const methods = async () => (await ground.visitor().call(getCredits)).answer.methods.length;

  it('is asked of the company once a minute, however many look at the prices', async () => {
    const company = companyOf(ground);
    const asked = vi.spyOn(company, 'methods');
    const told = await Promise.all(Array.from({ length: 30 }, methods));
    for (let at = 0; at < 5; at++) told.push(await methods());
    expect([Math.min(...told) > 0, asked.mock.calls.length]).toEqual([true, 1]);
    await ground.visitor().call(getCredits, { query: { country: 'PL' } });
    expect(asked).toHaveBeenCalledTimes(2);
    ground.server.passes(60_000);
    await methods();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('a company that is down is left alone for some seconds, and asked again then', async () => {
    const asked = vi.spyOn(companyOf(ground), 'methods').mockRejectedValueOnce(new ProviderDown('gone'));
    expect([await methods(), await methods(), asked.mock.calls.length]).toEqual([0, 0, 1]);
    ground.server.passes(5_000);
    expect([(await methods()) > 0, asked.mock.calls.length]).toEqual([true, 2]);
  });
});
