// Passwords as argon2id hashes, about 50 ms each. Specification, section 7 (login). (C05)
import { hash, verify } from '@node-rs/argon2';

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** False for a wrong password, and for a member without one, in the same time. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
};

export type HashCost = { /** In KiB. */ memoryCost: number; timeCost: number; parallelism: number };

/**
 * Passwords at a cost. `nobody` is the hash, of the same cost, of a random password that nobody knows: checked when there is no member, so that
 * an unknown address takes as long as a known one.
 */
export const argonAt = (cost: HashCost, nobody: string): Passwords => ({
  hash: (password) => hash(password, cost),
  verify: async (passwordHash, password) => {
    const matches = await verify(passwordHash ?? nobody, password);
    return matches && passwordHash !== null;
  },
});

/** 32 MiB and three passes: well above the least that OWASP asks for, and a small machine still bears many at once. */
export const argonPasswords = argonAt(
  { memoryCost: 32_768, timeCost: 3, parallelism: 1 },
  '$argon2id$v=19$m=32768,t=3,p=1$RBbM+XPikOly83ZiH91Yag$IlvKPAT3BYPG1btHH6iJ3+OJQXOt5nHTXuQqhIQ85zc',
);
