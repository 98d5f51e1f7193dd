// Since when the member is in the members area, in this tab. Going from one of its pages to another is one visit. Specification, section 4. (T10)

/** Between two pages nobody has left yet, in milliseconds. */
const between = 1_000;

let since: number | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** A page of the members area stands; says for how long the member has been there already, in milliseconds. */
export function enterArea(): number {
  clearTimeout(leaving);
  since ??= performance.now();
  return performance.now() - since;
}

/** A page of the members area goes: unless another one comes, the visit is over. */
export function leaveArea(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    since = null;
  }, between);
}
