import { pictureSprite, type PictureName } from './picture-names.generated';

/** A large duotone drawing. Decoration: the words beside it say the same. */
export function Picture({ name }: { name: PictureName }) {
  return (
    <svg className="i" aria-hidden="true" focusable="false">
      <use href={`${pictureSprite}#${name}-duotone`} />
    </svg>
  );
}
