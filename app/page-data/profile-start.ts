import type { Flash } from '@/app/page-request/flash';
import type { Faults } from '@/features/profile/field-faults';
import type { ProfileValues } from '@/features/profile/profile-values';
import type { ProfileStart } from '@/features/profile/use-profile-form';

/** What a profile that was sent without script comes back with, as the values of a flash. */
export function profileFlash(typed: ProfileValues, faults: Faults): Record<string, string> {
  return { typed: JSON.stringify(typed), faults: JSON.stringify(faults) };
}

/** How the form of the own profile begins: as it was sent, with what was wrong; or saved. */
export function profileStart(flash: Flash | null): ProfileStart {
  if (!flash?.error) return { faults: {}, trouble: null, saved: flash !== null };
  const faults = JSON.parse(flash.values.faults ?? '{}') as Faults;
  const isForm = Object.keys(faults).length === 0;
  return { typed: JSON.parse(flash.values.typed ?? 'null') as ProfileValues, faults, trouble: isForm ? { key: flash.error, params: flash.params } : null, saved: false };
}
