// Short stretches of time as a clock shows them.

/** 872 seconds are '14:32'; of a part of a second nothing is seen. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
