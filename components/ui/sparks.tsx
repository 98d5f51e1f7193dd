/** As many as the sheet has places for. */
const places = Array.from({ length: 10 }, (_, index) => index);

/** Sparks around something to be glad of, seen once: they lie about the nearest positioned element and behind its words. */
export function Sparks() {
  return (
    <span className="sparks" aria-hidden="true">
      {places.map((place) => (
        <i key={place} />
      ))}
    </span>
  );
}
