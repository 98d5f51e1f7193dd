import { drawnGifts, giftSheet } from './gift-names.generated';

/** The drawing of a gift in the colours of the niche; of one that is not drawn, a wrapped present. Decoration: words stand beside it. */
export function GiftArt({ gift }: { gift: string }) {
  return (
    <svg className="gift-art" aria-hidden="true" focusable="false">
      <use href={`${giftSheet}#${drawnGifts.find((name) => name === gift) ?? 'present'}`} />
    </svg>
  );
}
