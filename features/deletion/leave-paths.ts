import { leaveReasons, type LeaveReason } from '@/lib/contract/leave-reasons';
import { pathTo } from '@/lib/site/addresses/routes';

export type LeaveStep = 'reasons' | 'ways' | 'confirm';

const page = { section: 'delete' } as const;

/** The address of a step; the first stands at the page's own. */
export function leavePath(step: LeaveStep, reason?: LeaveReason): string {
  return pathTo('settings-section', page, { step: step === 'reasons' ? undefined : step, reason });
}

/** The step and the reason that an address names; what it does not know it leaves out. */
export function readLeave(asked: Record<string, string | string[] | undefined>): { step: LeaveStep; reason?: LeaveReason } {
  const step = asked['step'] === 'ways' || asked['step'] === 'confirm' ? asked['step'] : 'reasons';
  return { step, reason: leaveReasons.find((each) => each === asked['reason']) };
}
