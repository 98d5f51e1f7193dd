import type { PictureName } from '@/components/ui/picture-names.generated';
import type { MatchAnswer } from '@/lib/site/members/match-questions';

type Look = { picture: PictureName; scene: 'beach' | 'cafe' | 'city' | 'neon' | 'park' | 'sunset' };

/** The drawing and the scene behind it, for each answer. */
export const answerLooks: Record<MatchAnswer, Look> = {
  eating_out: { picture: 'fork-knife', scene: 'cafe' },
  hiking: { picture: 'person-simple-hike', scene: 'park' },
  art: { picture: 'palette', scene: 'sunset' },
  dancing: { picture: 'disco-ball', scene: 'neon' },
  books: { picture: 'book-open', scene: 'sunset' },
  sports: { picture: 'barbell', scene: 'city' },
  cooking: { picture: 'cooking-pot', scene: 'cafe' },
  yoga: { picture: 'flower-lotus', scene: 'park' },
  films: { picture: 'film-slate', scene: 'city' },
  gaming: { picture: 'game-controller', scene: 'neon' },
  music: { picture: 'vinyl-record', scene: 'cafe' },
  wine: { picture: 'wine', scene: 'sunset' },
  nature: { picture: 'tree-evergreen', scene: 'park' },
  travel: { picture: 'suitcase-rolling', scene: 'city' },
  festivals: { picture: 'confetti', scene: 'neon' },
  sauna: { picture: 'drop', scene: 'beach' },
  humour: { picture: 'smiley-wink', scene: 'cafe' },
  kissing: { picture: 'heart', scene: 'neon' },
  massage: { picture: 'hand-heart', scene: 'sunset' },
  animals: { picture: 'paw-print', scene: 'park' },
  photography: { picture: 'camera', scene: 'city' },
  cycling: { picture: 'bicycle', scene: 'beach' },
  relationship: { picture: 'coffee', scene: 'sunset' },
};
