/** Kilometres that one may choose; those that a map has room for are offered. */
const kilometres = [5, 10, 15, 25, 40, 60, 100, 150, 250, 400, 600];
/** In units of a map: the smallest and the largest ring, and the one that stands there on arrival. */
const [least, most, usual] = [56, 330, 162];

/** The rings of a map of so many units to a kilometre, and which of them stands there on arrival. */
export function ringSizes(scale: number): { sizes: number[]; usual: number } {
  const sizes = kilometres.filter((each) => each * scale >= least && each * scale <= most);
  const off = sizes.map((each) => Math.abs(each * scale - usual));
  return { sizes, usual: off.indexOf(Math.min(...off)) };
}
