// Ages from dates of birth. Days are UTC days. Specification, section 3 (search state).

/** Whole years between a date of birth (YYYY-MM-DD) and the day of `now`. */
export function ageAt(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const hadBirthday = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
