// A colour by lightness, strength and hue, as the '#rrggbb' that a mail or a picture needs: neither reads style sheets. Design, 'Tokens'.

const toLinear = (lightness: number, strength: number, hue: number): [number, number, number] => {
  const angle = (hue * Math.PI) / 180;
  const a = strength * Math.cos(angle);
  const b = strength * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const shown = (channels: readonly number[]) => channels.every((channel) => channel > -0.0005 && channel < 1.0005);

function encoded(channel: number): string {
  const bound = Math.min(1, Math.max(0, channel));
  const value = bound <= 0.0031308 ? 12.92 * bound : 1.055 * bound ** (1 / 2.4) - 0.055;
  return Math.round(value * 255).toString(16).padStart(2, '0');
}

/** The colour in sRGB. One that a screen cannot show keeps lightness and hue and loses strength, as browsers do. */
export function hexOf(lightness: number, strength: number, hue: number): string {
  let [low, high] = [0, strength];
  if (shown(toLinear(lightness, strength, hue))) low = strength;
  else {
    for (let step = 0; step < 16; step++) {
      const middle = (low + high) / 2;
      if (shown(toLinear(lightness, middle, hue))) low = middle;
      else high = middle;
    }
  }
  return `#${toLinear(lightness, low, hue).map(encoded).join('')}`;
}
