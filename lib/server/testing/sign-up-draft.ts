// For tests: a sign-up in which everything is right.
import type { Input } from '@/lib/contract/endpoint';
import type { signUp } from '@/lib/contract/signup';

export type Draft = Input<typeof signUp>['body'];

export const draftWith = (some: Partial<Draft> = {}): Draft => ({
  email: 'new@example.test', name: 'Nieuwe Noor', password: 'tuinslang88kade', date_of_birth: '1995-04-12', language: 'nl', gender: 'woman', ...some,
});
