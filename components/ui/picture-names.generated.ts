// Written by scripts/icons.mjs from its list: change the list, not this file.

/** Every picture in public/art/pictures.svg. */
export type PictureName =
  | 'airplane-tilt'
  | 'barbell'
  | 'bicycle'
  | 'book-open'
  | 'camera'
  | 'chats-circle'
  | 'coffee'
  | 'confetti'
  | 'cooking-pot'
  | 'disco-ball'
  | 'drop'
  | 'film-slate'
  | 'fire'
  | 'flower-lotus'
  | 'fork-knife'
  | 'game-controller'
  | 'hand-heart'
  | 'heart'
  | 'moon-stars'
  | 'music-notes'
  | 'palette'
  | 'paw-print'
  | 'person-simple-hike'
  | 'person-simple-walk'
  | 'smiley-wink'
  | 'suitcase-rolling'
  | 'tree-evergreen'
  | 'vinyl-record'
  | 'wine';

/** The file's address; the version makes it safe to keep for ever. */
export const pictureSprite = '/art/pictures.svg?v=b8bcc8aa';
