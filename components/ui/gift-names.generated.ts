// Written by scripts/icons.mjs from the drawings in scripts/gift-art: change those, not this file.

/** Every gift that is drawn in public/art/gifts.svg. */
export const drawnGifts = ['bouquet', 'cake', 'cheers', 'chocolates', 'coffee', 'present', 'rose', 'song', 'teddy', 'wish'] as const;

/** The file's address; the version makes it safe to keep for ever. */
export const giftSheet = '/art/gifts.svg?v=78933940';
