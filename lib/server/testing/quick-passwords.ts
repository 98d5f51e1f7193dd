// Real hashes of passwords that cost next to nothing: what they cost is proved in passwords.test.ts.
import { hashSync } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { argonAt } from '../accounts/passwords';

const cost = { memoryCost: 256, timeCost: 1, parallelism: 1 };

export const quickPasswords = argonAt(cost, hashSync(randomBytes(16), cost));
