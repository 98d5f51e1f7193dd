// What work costs, however busy the machine is: a clock on the wall also counts the work of others.

/** From now on counts the milliseconds of processor that this process uses; asked, it says how many. */
export function processorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}
