/** The steps of sign-up in their order; the first makes the account, the others can be left open. (S03) */
export const signupSteps = ['account', 'photo', 'about', 'push', 'confirm'] as const;
export type SignupStep = (typeof signupSteps)[number];
/** Those that a member may still have to do. */
export type OpenStep = Exclude<SignupStep, 'account'>;

export function isOpenStep(value: unknown): value is OpenStep {
  return value !== 'account' && (signupSteps as readonly unknown[]).includes(value);
}

/** Which steps there are for somebody: push messages where their browser can be asked for them, and an address that is still to be confirmed. */
export type StepsFor = { canPush: boolean; confirmed?: boolean };

const isThere = (step: SignupStep, { canPush, confirmed = false }: StepsFor) => (step !== 'push' || canPush) && (step !== 'confirm' || !confirmed);

/** The steps that are counted; the one that is shown is among them. */
export function stepsFor(whom: StepsFor, shown: SignupStep): readonly SignupStep[] {
  return signupSteps.filter((step) => step === shown || isThere(step, whom));
}

/** The step before one, or null before the first that can be left open: an account that is made stays. */
export function stepBefore(step: SignupStep, whom: StepsFor): OpenStep | null {
  const before = signupSteps.slice(0, signupSteps.indexOf(step)).findLast((each) => isThere(each, whom));
  return isOpenStep(before) ? before : null;
}

/** The step after one, or null after the last. */
export function stepAfter(step: SignupStep, whom: StepsFor): OpenStep | null {
  const next = signupSteps.slice(signupSteps.indexOf(step) + 1).find((each) => isThere(each, whom));
  return (next as OpenStep | undefined) ?? null;
}
