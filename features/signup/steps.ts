/** The steps of sign-up in their order; the first makes the account, the others can be left open. (S03) */
export const signupSteps = ['account', 'photo', 'about', 'push', 'confirm'] as const;
export type SignupStep = (typeof signupSteps)[number];
/** Those that a member may still have to do. */
export type OpenStep = Exclude<SignupStep, 'account'>;

export function isOpenStep(value: unknown): value is OpenStep {
  return value !== 'account' && (signupSteps as readonly unknown[]).includes(value);
}

/** The step after one, or null after the last; a browser that knows no push messages has no step for them. */
export function stepAfter(step: SignupStep, canPush: boolean): OpenStep | null {
  const next = signupSteps[signupSteps.indexOf(step) + 1];
  if (!next) return null;
  return next === 'push' && !canPush ? stepAfter('push', canPush) : (next as OpenStep);
}
