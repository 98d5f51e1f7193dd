// Written by scripts/icons.mjs from its list: change the list, not this file.

/** Every picture in public/art/pictures.svg. */
export type PictureName =
  | 'barbell'
  | 'bicycle'
  | 'book-open'
  | 'camera'
  | 'coffee'
  | 'confetti'
  | 'cooking-pot'
  | 'disco-ball'
  | 'drop'
  | 'film-slate'
  | 'flower-lotus'
  | 'fork-knife'
  | 'game-controller'
  | 'hand-heart'
  | 'heart'
  | 'palette'
  | 'paw-print'
  | 'person-simple-hike'
  | 'smiley-wink'
  | 'suitcase-rolling'
  | 'tree-evergreen'
  | 'vinyl-record'
  | 'wine';

/** The file's address; the version makes it safe to keep for ever. */
export const pictureSprite = '/art/pictures.svg?v=b759d98f';
