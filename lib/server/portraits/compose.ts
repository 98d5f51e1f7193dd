// Puts figure and scene together and lays one light over both, pixel by pixel. Design, section 8 (one soft-light grade).

export const width = 600;
export const height = 800;

export type Rgb = readonly [red: number, green: number, blue: number];

export type Light = {
  key: Rgb;
  rim: Rgb;
  /** The key light comes from the right. */
  flipped: boolean;
};

/** Where the two lights fall: how strong, 0 to 1, at each pixel when the key light comes from the left. */
export type LightMaps = { key: Float32Array; rim: Float32Array };

const everywhere = 0.26;
const keyStrength = 0.3;
const rimStrength = 0.34;
const dusk: Rgb = [27, 10, 24];

/** W3C compositing, 'soft-light': `below` lit by `light`, both 0 to 255. */
function softLight(below: number, light: number): number {
  const b = below / 255;
  const s = light / 255;
  if (s <= 0.5) return 255 * (b - (1 - 2 * s) * b * (1 - b));
  const lifted = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b);
  return 255 * (b + (2 * s - 1) * (lifted - b));
}

/** For a channel: what each value becomes in the even light, then how much further the full key light takes it. */
function lightTable(light: number): Float32Array {
  const table = new Float32Array(512);
  for (let value = 0; value < 256; value++) {
    const even = value + (softLight(value, light) - value) * everywhere;
    table[value] = even;
    table[value + 256] = (softLight(even, light) - even) * keyStrength;
  }
  return table;
}

/** The darkening towards the lower edge: none down to 55 % of the drawing with its bleed, then up to a half. */
function duskAt(row: number): number {
  const share = (row + 90) / 980;
  return share < 0.55 ? 0 : ((share - 0.55) / 0.45) * 0.5;
}

/** `figure` is straight RGBA, `scene` RGB, both 600 x 800; answers RGB. */
export function compose(figure: Uint8Array, scene: Uint8Array, light: Light, maps: LightMaps): Uint8Array {
  const out = new Uint8Array(width * height * 3);
  const [reds, greens, blues] = [lightTable(light.key[0]), lightTable(light.key[1]), lightTable(light.key[2])];
  const [rimRed, rimGreen, rimBlue] = light.rim.map((channel) => (channel / 255) * rimStrength) as [number, number, number];
  const step = light.flipped ? -1 : 1;
  // Half a million pixels: the three channels are written out because a loop over them takes twice as long.
  for (let row = 0, at = 0, front = 0; row < height; row++) {
    const dark = duskAt(row);
    const kept = 1 - dark;
    const [duskRed, duskGreen, duskBlue] = [dusk[0] * dark + 0.5, dusk[1] * dark + 0.5, dusk[2] * dark + 0.5];
    let lit = row * width + (light.flipped ? width - 1 : 0);
    for (let column = 0; column < width; column++, lit += step, at += 3, front += 4) {
      const share = figure[front + 3]! / 255;
      const red = (scene[at]! + (figure[front]! - scene[at]!) * share) | 0;
      const green = (scene[at + 1]! + (figure[front + 1]! - scene[at + 1]!) * share) | 0;
      const blue = (scene[at + 2]! + (figure[front + 2]! - scene[at + 2]!) * share) | 0;
      const key = maps.key[lit]!;
      const rim = maps.rim[lit]!;
      const keyedRed = reds[red]! + reds[red + 256]! * key;
      const keyedGreen = greens[green]! + greens[green + 256]! * key;
      const keyedBlue = blues[blue]! + blues[blue + 256]! * key;
      out[at] = ((keyedRed + rim * rimRed * (255 - keyedRed)) * kept + duskRed) | 0;
      out[at + 1] = ((keyedGreen + rim * rimGreen * (255 - keyedGreen)) * kept + duskGreen) | 0;
      out[at + 2] = ((keyedBlue + rim * rimBlue * (255 - keyedBlue)) * kept + duskBlue) | 0;
    }
  }
  return out;
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Black and white, by the light that the eye sees; in place. */
export function toGrey(rgb: Uint8Array): void {
  for (let at = 0; at < rgb.length; at += 3) {
    const seen = 0.2126 * linear[rgb[at]!]! + 0.7152 * linear[rgb[at + 1]!]! + 0.0722 * linear[rgb[at + 2]!]!;
    const grey = seen <= 0.0031308 ? seen * 12.92 : 1.055 * seen ** (1 / 2.4) - 0.055;
    rgb.fill(Math.round(grey * 255), at, at + 3);
  }
}
