import { expect, it } from 'vitest';
import { listLikes } from '@/lib/contract/likes';
import { getProfile } from '@/lib/contract/members';
import { sendMessage } from '@/lib/contract/chats';
import { likes } from '../store/schema/likes';
import { today } from '../testing/small-world';
import { setCreditBalance } from '../testing/credit-balance';
import { onOneDatabase } from '../testing/suite';
import { browser } from '../testing/test-server';

onOneDatabase('profiles', (ground) => {
  it('shows a member’s own page', async () => {
    const told = await (await ground.as('free')).call(getProfile, { query: { id: ground.world.other } });
    expect(told.answer.profile).toMatchObject({
      id: ground.world.other, name: 'Other', age: 46, city: 'Köln', country: 'DE', status: 'active', attributes: { gender: 'woman' }, interests: [], photos: [], num_photos: 0, conversation_id: null,
    });
    expect(told.answer.profile.distance_km).toBeGreaterThan(100);
  });

  it('[S8] a network’s visitors look at three hundred and then at two a second; members are not counted', async () => {
    const visitor = browser(ground.server.handle, { address: '203.0.113.7' });
    const seen = new Map<number, number>();
    const look = async (own: typeof visitor) => (await own.send('/api/profile.php', { query: { id: ground.world.other } })).status;
    for (let at = 0; at < 301; at++) {
      const status = await look(visitor);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    expect([...seen]).toEqual([[200, 300], [429, 1]]);
    expect((await visitor.send('/api/members.php')).status).toBe(429);
    expect((await visitor.send('/api/match-finder.php', { method: 'POST', body: { answers: ['music'] } })).status).toBe(429);
    const member = await ground.as('free');
    expect((await member.send('/api/profile.php', { query: { id: ground.world.other }, headers: { 'x-client-address': '203.0.113.7' } })).status).toBe(200);
    ground.server.passes(1_000);
    expect([await look(visitor), await look(visitor), await look(visitor)]).toEqual([200, 200, 429]);
  });

  it('[P01] a visitor sees the main photo and how many there are', async () => {
    const { profile } = (await ground.visitor().call(getProfile, { query: { id: ground.world.premium } })).answer;
    expect(profile.photos.map(({ filename }) => filename)).toEqual(['premium0.webp']);
    expect(profile.num_photos).toBe(3);
  });

  it('[A04] a free member sees the public photos, and of a private one its blurred file', async () => {
    const told = await (await ground.as('free')).call(getProfile, { query: { id: ground.world.premium } });
    expect(told.answer.profile.photos.map(({ filename, locked }) => [filename, locked])).toEqual([
      ['premium0.webp', false], ['premium1.webp', false], ['premium2-veiled.webp', true],
    ]);
    expect(JSON.stringify(told.wire)).not.toMatch(/premium2(-small)?\.webp/);
  });

  it('[P03] owner and premium member see every photo', async () => {
    const { profile } = (await (await ground.as('premium')).call(getProfile, { query: { id: ground.world.premium } })).answer;
    expect(profile.photos.map(({ filename, locked }) => [filename, locked])).toEqual([['premium0.webp', false], ['premium1.webp', false], ['premium2.webp', false]]);
  });

  it('[T06] opening a profile clears its new-like flag', async () => {
    await ground.db.insert(likes).values({ likerId: ground.world.premium, likedId: ground.world.free, createdAt: today });
    const free = await ground.as('free');
    const flags = async () => (await free.call(listLikes)).answer.liked_by.map(({ like_new }) => like_new);
    expect(await flags()).toEqual([true]);
    await (await ground.as('other')).call(getProfile, { query: { id: ground.world.premium } });
    expect(await flags()).toEqual([true]);
    await free.call(getProfile, { query: { id: ground.world.premium } });
    expect(await flags()).toEqual([false]);
  });

  it('a member who left answers 410', async () => {
    const told = await (await ground.as('free')).call(getProfile, { query: { id: ground.world.gone } });
    expect([told.status, told.code]).toEqual([410, 'member_gone']);
  });

  it('unknown, of another site, and hidden are the same 404', async () => {
    const free = await ground.as('free');
    const bodies = [];
    for (const id of [999_999, ground.world.elsewhere, ground.world.hidden, 9_007_199_254_740_991]) {
      const response = await free.send('/api/profile.php', { query: { id } });
      expect(response.status).toBe(404);
      bodies.push(await response.text());
    }
    expect(new Set(bodies).size).toBe(1);
  });

  it.each(['abc', '0', '-1', '1.5', '', '1 or 1=1'])('an id that is no number (%j) answers 422', async (id) => {
    const told = await ground.visitor().call(getProfile, { query: { id } });
    expect([told.status, told.code]).toEqual([422, 'invalid_input']);
  });

  it('who is hidden sees themselves, and is seen by those they have talked with', async () => {
    const hidden = await ground.as('hidden');
    expect((await hidden.call(getProfile, { query: { id: ground.world.hidden } })).answer.profile.status).toBe('disabled');
    const other = await ground.as('other');
    expect((await other.call(getProfile, { query: { id: ground.world.hidden } })).status).toBe(404);
    await setCreditBalance(ground.db, ground.world.hidden, 10);
    const sent = await hidden.call(sendMessage, { body: { member: ground.world.other, text: 'hoi', client_id: 'client-id-of-hidden-1' } });
    expect(sent.status).toBe(200);
    const told = await other.call(getProfile, { query: { id: ground.world.hidden } });
    expect(told.answer.profile).toMatchObject({ name: 'Hidden', conversation_id: sent.answer.conversation.id });
  });
});
