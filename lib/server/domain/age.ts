// The dates of birth that an age stands for. Days are UTC days. Specification, section 3 (search state).

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
