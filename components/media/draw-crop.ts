import { regionOf, turnedSize, type Crop } from './crop-geometry';

/** Draws the part of a photo that stands in the frame so that it fills the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, photo: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const region = regionOf(crop, photo);
  const size = turnedSize(photo, crop.turns);
  const scale = canvas.width / (region.width * size.width);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, -region.x * size.width * scale, -region.y * size.height * scale);
  context.translate(size.width / 2, size.height / 2);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
}
