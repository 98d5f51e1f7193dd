import { expect, it } from 'vitest';
import { demoOperator } from '../seed/accounts';
import { operators } from '../store/schema/operators';
import { onOneDatabase } from '../testing/suite';
import { setUpOperators } from './set-up-operators';

onOneDatabase('who may sign in as an operator when the server opens', (ground) => {
  const own = { email: 'staff@vonk.example', password: 'a long one, of thirty' };
  const opened = async (named: Parameters<typeof setUpOperators>[1]) => {
    const said: string[] = [];
    const open = await setUpOperators({ ...ground.server.parts, log: ({ event }) => said.push(event) }, named);
    return [open, ...said];
  };
  const nobody = [false, expect.stringContaining('nobody can sign in at /operator')];

  it('where that is nobody, complaints and reports reach nobody, and the log says so', async () => {
    await ground.db.delete(operators);
    expect(await opened({ operator: undefined, demo: false })).toEqual(nobody);
    expect(await opened({ operator: undefined, demo: true })).toEqual([true]);
    // The demo's operator is shut out of what is real, and reads nothing.
    expect(await opened({ operator: undefined, demo: false })).toEqual(nobody);
  });

  it('whoever was named once can still sign in when the name is no longer set', async () => {
    expect(await opened({ operator: own, demo: false })).toEqual([true]);
    expect(await opened({ operator: undefined, demo: false })).toEqual([true]);
    expect((await ground.db.select({ email: operators.email }).from(operators)).map(({ email }) => email).filter((email) => email !== demoOperator)).toEqual([own.email]);
  });
});
