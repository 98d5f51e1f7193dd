// Compares the pictures of two builds, dot by dot, and draws where they differ.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

type Picture = { data: Buffer; width: number; height: number };

async function opened(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export type Difference = { /** How many dots differ, and how many there are. */ dots: number; of: number; /** The first picture, pale, with what differs in red; null where nothing does. */ drawn: Picture | null };

/** Whether a dot of one picture lies, colour by colour, between what the other has there and right beside: then it is an edge, drawn a hair aside. */
function isBeside(dot: Picture, at: number, other: Picture, x: number, y: number, tolerance: number): boolean {
  return [0, 1, 2].every((part) => {
    let [least, most] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(other.height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(other.width - 1, x + 1); column++) {
        const value = other.data[(row * other.width + column) * 3 + part]!;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    const value = dot.data[at + part]!;
    return value >= least - tolerance && value <= most + tolerance;
  });
}

/**
 * The difference of two pictures. What only one of them has, because it is larger, differs. `tolerance`: of each colour's 255; the edge of a letter
 * may differ by more, where each picture has about the other's colour right beside it.
 */
export function differenceOf(one: Picture, other: Picture, tolerance: number): Difference {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = Buffer.alloc(width * height * 3, 255);
  let dots = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (picture: Picture) => (x < picture.width && y < picture.height ? (y * picture.width + x) * 3 : -1);
      const [here, there, to] = [at(one), at(other), (y * width + x) * 3];
      const isAlike = here >= 0 && there >= 0 && [0, 1, 2].every((part) => Math.abs(one.data[here + part]! - other.data[there + part]!) <= tolerance);
      const isSame = isAlike || (here >= 0 && there >= 0 && isBeside(one, here, other, x, y, tolerance) && isBeside(other, there, one, x, y, tolerance));
      if (isSame) for (let part = 0; part < 3; part++) drawn[to + part] = 200 + Math.round(one.data[here + part]! / 5);
      else {
        dots += 1;
        drawn.set([220, 0, 40], to);
      }
    }
  }
  return { dots, of: width * height, drawn: dots > 0 ? { data: drawn, width, height } : null };
}

const picturesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));

/**
 * A browser does not draw each edge of a letter or a round photo the same twice: of fewer dots than these, or of smaller a difference, nothing is said.
 * Says which pictures of two folders differ, or stand in one alone, and draws the differences into a third. Gives how many.
 */
export async function compareFolders(before: string, after: string, into: string, { tolerance = 3, dots: fewest = 10 } = {}): Promise<number> {
  for (const folder of [before, after]) if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  const [old, fresh] = [new Set(picturesIn(before)), new Set(picturesIn(after))];
  if (old.size + fresh.size === 0) throw new Error(`There is no picture in ${before} nor in ${after}`);
  rmSync(into, { recursive: true, force: true });
  const said: string[] = [...old].filter((file) => !fresh.has(file)).map((file) => `${file}: only in ${before}`);
  said.push(...[...fresh].filter((file) => !old.has(file)).map((file) => `${file}: only in ${after}`));
  for (const file of [...old].filter((each) => fresh.has(each)).sort()) {
    const { dots, of, drawn } = differenceOf(await opened(path.join(before, file)), await opened(path.join(after, file)), tolerance);
    if (!drawn || dots < fewest) continue;
    const to = path.join(into, file);
    mkdirSync(path.dirname(to), { recursive: true });
    await sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 3 } }).png().toFile(to);
    said.push(`${file}: ${dots} dots differ, ${((dots / of) * 100).toFixed(2)}%`);
  }
  for (const sentence of said) console.log(sentence);
  console.log(said.length === 0 ? `No difference in ${old.size} pictures.` : `${said.length} of ${new Set([...old, ...fresh]).size} pictures differ.${existsSync(into) ? ` The differences are drawn in ${into}.` : ''}`);
  return said.length;
}
