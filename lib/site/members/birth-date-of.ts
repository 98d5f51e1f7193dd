// The date of birth of a form that asks for it in three lists. (V03)

/** The three parts of a date of birth as YYYY-MM-DD; empty where one is missing. */
export function birthDateOf({ birth_day: day = '', birth_month: month = '', birth_year: year = '' }: { birth_day?: string; birth_month?: string; birth_year?: string }): string {
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
}
