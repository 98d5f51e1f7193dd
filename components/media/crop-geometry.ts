// Which part of a photo stands in the frame: all in fractions of the photo as it is turned, whatever its size in pixels.
import { photoRules } from '@/lib/contract/photo-rules';

export type Crop = {
  /** The middle of the frame, 0 to 1 of the turned photo's width and height. */
  x: number;
  y: number;
  /** 1: the frame is as large as the photo lets it be; 4: a quarter of that, where so much of the photo is enough. */
  zoom: number;
  /** Quarter turns clockwise. */
  turns: number;
};
export type Size = { width: number; height: number };
export type Region = { x: number; y: number; width: number; height: number };

export const frameRatio = 3 / 4;
const mostZoom = 4;
/** In pixels, with one to spare for rounding: what is smaller is refused. */
const leastWidth = photoRules.minWidth + 1;
export const wholePhoto: Crop = { x: 0.5, y: 0.42, zoom: 1, turns: 0 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The photo's size as it is turned. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The size of the largest frame in fractions of the turned photo. */
function largestFrame(photo: Size, turns: number): Size {
  const { width, height } = turnedSize(photo, turns);
  return width / height > frameRatio ? { width: (height * frameRatio) / width, height: 1 } : { width: 1, height: width / frameRatio / height };
}

/** The frame's size in fractions of the turned photo. */
function frameSize(crop: Crop, photo: Size): Size {
  const { width, height } = largestFrame(photo, crop.turns);
  return { width: width / crop.zoom, height: height / crop.zoom };
}

/** How far a photo may be zoomed: what is left of it may not be too small. */
export function zoomLimit(photo: Size, turns: number): number {
  const width = largestFrame(photo, turns).width * turnedSize(photo, turns).width;
  return within(width / leastWidth, 1, mostZoom);
}

/** The crop with its frame inside the photo and its zoom within bounds. */
export function kept(crop: Crop, photo: Size): Crop {
  const zoom = within(crop.zoom, 1, zoomLimit(photo, crop.turns));
  const frame = frameSize({ ...crop, zoom }, photo);
  return {
    zoom,
    turns: ((crop.turns % 4) + 4) % 4,
    x: within(crop.x, frame.width / 2, 1 - frame.width / 2),
    y: within(crop.y, frame.height / 2, 1 - frame.height / 2),
  };
}

/** The part in the frame, as the server is told. */
export function regionOf(crop: Crop, photo: Size): Region {
  const { x, y, zoom, turns } = kept(crop, photo);
  const frame = frameSize({ x, y, zoom, turns }, photo);
  return { x: x - frame.width / 2, y: y - frame.height / 2, ...frame };
}

/** The crop after the photo was dragged: by fractions of the frame, to the right and down. */
export function dragged(crop: Crop, photo: Size, right: number, down: number): Crop {
  const frame = frameSize(crop, photo);
  return kept({ ...crop, x: crop.x - right * frame.width, y: crop.y - down * frame.height }, photo);
}

/** The crop after a quarter turn clockwise: what stood in the middle stays there. A half turn where a photo that lies would be too small. */
export function turned(crop: Crop, photo: Size): Crop {
  const next = { ...crop, x: 1 - crop.y, y: crop.x, turns: crop.turns + 1 };
  const { width, height } = turnedSize(photo, next.turns);
  return width < photoRules.minWidth || height < photoRules.minHeight ? kept({ ...crop, x: 1 - crop.x, y: 1 - crop.y, turns: crop.turns + 2 }, photo) : kept(next, photo);
}
