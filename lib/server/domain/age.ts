// Ages from dates of birth, and the dates of birth that an age stands for. Days are UTC days. Specification, section 3 (search state).

/** Whole years between a date of birth (YYYY-MM-DD) and the day of `now`. */
export function ageAt(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const hadBirthday = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

function yearsBefore(now: Date, years: number): string {
  const date = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()));
  // 29 February of a year without one has become 1 March; the day before is the last that is old enough.
  if (date.getUTCMonth() !== now.getUTCMonth()) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The latest date of birth of somebody who is at least `age`. */
export function bornBy(age: number, now: Date): string {
  return yearsBefore(now, age);
}

/** The date of birth after which somebody is at most `age`. */
export function bornAfter(age: number, now: Date): string {
  return yearsBefore(now, age + 1);
}
