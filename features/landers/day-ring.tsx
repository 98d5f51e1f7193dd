/** The one circle that never moves, drawn over a film that fills its place as a still does. */
export function DayRing() {
  const shapes = [
    { name: 'is-phone', box: '0 0 585 1266', fit: 'xMidYMin slice', cx: 292, radius: 162 },
    { name: 'is-desktop', box: '0 0 1440 900', fit: 'xMidYMid slice', cx: 1000, radius: 205 },
  ];
  return shapes.map(({ name, box, fit, cx, radius }) => (
    <svg key={name} className={`day-ring ${name}`} viewBox={box} preserveAspectRatio={fit} aria-hidden="true">
      <circle cx={cx} cy="400" r={radius - 6} />
      <circle className="day-done" cx={cx} cy="400" r={radius} pathLength="100" transform={`rotate(-180 ${cx} 400)`} />
    </svg>
  ));
}
