const mostBars = 12;

/** On the phone: which of the photos this is. Above a dozen the counter alone says it. */
export function PhotoBars({ current, total }: { current: number; total: number }) {
  if (total > mostBars) return null;
  return (
    <span className="photo-bars" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={index === current ? 'is-on' : undefined} />
      ))}
    </span>
  );
}
