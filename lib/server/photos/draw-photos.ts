// Draws the files of an illustrated photo that are missing, each photo once however many ask. Design, section 8.
import type { PhotoFiles } from './photo-files';
import type { PhotoRow } from '../store/schema/photos';

export type DrawPhoto = (photo: PhotoRow) => Promise<void>;

/** A drawer that puts a photo's files into `files`. A photograph, which nothing can be drawn from, is left alone. */
export function photoDrawer(files: PhotoFiles): DrawPhoto {
  const underWay = new Map<number, Promise<void>>();

  const draw = async ({ portrait, fullName, thumbName, blurredName }: PhotoRow) => {
    if (!portrait) return;
    const { renderPortrait } = await import('../portraits/render');
    const { full, thumb, blurred } = await renderPortrait(portrait, { blurred: blurredName !== null });
    await files.write(`${thumbName}.webp`, thumb);
    if (blurredName && blurred) await files.write(`${blurredName}.webp`, blurred);
    await files.write(`${fullName}.webp`, full);
  };

  return (photo) => {
    const drawing = underWay.get(photo.id) ?? draw(photo).finally(() => underWay.delete(photo.id));
    underWay.set(photo.id, drawing);
    return drawing;
  };
}
