type House = { x: number; width: number; top: number; roof: 'point' | 'steps' | 'bell'; wall: 0 | 1 | 2 };

/** Widths and places in whole windows of 100, so that one pattern of windows fits every house. */
const houses: readonly House[] = [
  { x: -100, width: 300, top: 170, roof: 'bell', wall: 0 },
  { x: 200, width: 300, top: 120, roof: 'point', wall: 1 },
  { x: 500, width: 200, top: 190, roof: 'steps', wall: 2 },
  { x: 700, width: 300, top: 110, roof: 'bell', wall: 1 },
  { x: 1000, width: 200, top: 160, roof: 'point', wall: 0 },
  { x: 1200, width: 300, top: 130, roof: 'steps', wall: 2 },
];

/** Others who are at home: column and row of windows. */
const lit: readonly [number, number][] = [[0, 3], [3, 2], [5, 4], [8, 1], [10, 3], [12, 2], [13, 4]];
const stars: readonly [number, number][] = [[60, 40], [180, 90], [330, 30], [470, 70], [640, 24], [690, 110], [860, 50], [980, 90], [1090, 36], [1260, 66], [1390, 30]];

function roofOf({ roof, width }: House): string {
  if (roof === 'point') return `l${width / 2} -100l${width / 2} 100`;
  if (roof === 'bell') return `c${width * 0.22} 0 ${width * 0.2} -90 ${width / 2} -90s${width * 0.28} 90 ${width / 2} 90`;
  return `h${width * 0.2}v-40h${width * 0.17}v-40h${width * 0.26}v40h${width * 0.17}v40h${width * 0.2}`;
}

/** A dark street of gabled houses in the colours of the niche: decoration. */
export function NightStreet() {
  return (
    <svg className="street" viewBox="0 0 1440 940" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="street-sky" x1="0" y1="0" x2="0" y2="1">
          <stop className="street-sky-high" />
          <stop className="street-sky-low" offset=".5" />
        </linearGradient>
        <pattern id="street-panes" width="100" height="150" y="20" patternUnits="userSpaceOnUse">
          <path className="street-frame" d="M17 12h66v112H17z M12 120h76v8H12z" />
          <path className="street-dark" d="M22 17h56v102H22z" />
          <path className="street-bar" d="M22 43h56M50 17v26" />
        </pattern>
        <pattern id="street-bricks" width="40" height="24" patternUnits="userSpaceOnUse">
          <path className="street-brick" d="M0 .5h40M12 0v12M0 12.5h40M32 12v12" />
        </pattern>
      </defs>
      <path fill="url(#street-sky)" d="M0 0h1440v940H0z" />
      {stars.map(([x, y]) => (
        <circle key={x} className="street-star" cx={x} cy={y} r="1.4" />
      ))}
      {houses.map((house) => {
        const body = `M${house.x} 940V${house.top}${roofOf(house)}V940Z`;
        return (
          <g key={house.x}>
            <path className={`street-wall-${house.wall}`} d={body} />
            <path fill="url(#street-bricks)" d={body} />
            <path fill="url(#street-panes)" d={`M${house.x} ${house.top > 170 ? 320 : 170}h${house.width}V940h-${house.width}z`} />
          </g>
        );
      })}
      {lit.map(([column, row]) => (
        <g key={column} transform={`translate(${column * 100 + 22} ${row * 150 + 37})`}>
          <path className="street-lit" d="M0 0h56v102H0z" />
          <path className="street-curtain" d="M0 0h16v76Q12 94 0 102zM56 0H40v76q4 18 16 26z" />
          <path className="street-bar" d="M0 26h56M28 0v26" />
        </g>
      ))}
    </svg>
  );
}
