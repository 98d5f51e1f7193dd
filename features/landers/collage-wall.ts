/** The pieces of the wall in their order: colour of the ground, shape, colour of the shape. A phone shows the first sixteen. */
export type Piece =
  | { kind: 'face'; ground: Ground; shape: Shape; size?: 'big' | 'tall' }
  | { kind: 'still'; still: Still; ground: Ground; shape: Shape }
  | { kind: 'shape'; ground: Ground; shape: Shape; colour: Ground }
  | { kind: 'word'; ground: Ground; word: 'one' | 'two' | 'three' };

export type Ground = 'primary' | 'secondary' | 'dusk' | 'soft' | 'line' | 'unread' | 'cream';
export type Shape = 'circle' | 'arch' | 'bowl' | 'leaf' | 'drop' | 'north' | 'east' | 'south' | 'west' | 'square';

/** A still life, and the interest that it stands for. */
export const stills = { coffee: null, moon: null, wine: 'wine', record: 'music', sun: 'nature', pancakes: 'cooking' } as const;
export type Still = keyof typeof stills;

/** So many faces the wall has room for. */
export const collageFaces = 11;

const shape = (ground: Ground, form: Shape, colour: Ground): Piece => ({ kind: 'shape', ground, shape: form, colour });
const face = (ground: Ground, form: Shape, size?: 'big' | 'tall'): Piece => ({ kind: 'face', ground, shape: form, size });
const still = (name: Still, ground: Ground, form: Shape): Piece => ({ kind: 'still', still: name, ground, shape: form });

export const collageWall: readonly Piece[] = [
  shape('dusk', 'west', 'primary'), shape('dusk', 'circle', 'secondary'), still('moon', 'dusk', 'square'), shape('unread', 'south', 'soft'),
  face('secondary', 'circle', 'big'), still('record', 'soft', 'circle'), shape('primary', 'leaf', 'secondary'),
  face('unread', 'arch', 'tall'), shape('soft', 'leaf', 'primary'),
  face('primary', 'east'), still('sun', 'cream', 'drop'), face('dusk', 'arch'),
  { kind: 'word', ground: 'secondary', word: 'one' }, shape('line', 'north', 'unread'), face('soft', 'circle'), shape('primary', 'bowl', 'secondary'),
  still('wine', 'dusk', 'south'), face('line', 'drop', 'big'), shape('unread', 'circle', 'line'), shape('soft', 'west', 'primary'), shape('secondary', 'circle', 'dusk'),
  face('primary', 'arch', 'tall'), still('coffee', 'cream', 'square'), shape('primary', 'south', 'secondary'), shape('dusk', 'leaf', 'secondary'),
  face('secondary', 'leaf', 'big'), shape('dusk', 'east', 'primary'), { kind: 'word', ground: 'primary', word: 'two' }, shape('line', 'circle', 'unread'),
  still('pancakes', 'primary', 'west'), face('soft', 'arch', 'tall'), shape('unread', 'leaf', 'soft'), shape('secondary', 'north', 'primary'),
  { kind: 'word', ground: 'dusk', word: 'three' }, face('unread', 'circle'), shape('soft', 'east', 'primary'), shape('primary', 'arch', 'soft'), shape('dusk', 'circle', 'primary'),
  shape('line', 'west', 'primary'), shape('secondary', 'arch', 'soft'), face('primary', 'arch'), shape('soft', 'leaf', 'primary'), shape('unread', 'bowl', 'line'),
  shape('dusk', 'north', 'secondary'), shape('secondary', 'leaf', 'dusk'), shape('primary', 'circle', 'soft'), shape('soft', 'south', 'primary'), shape('dusk', 'arch', 'secondary'),
  shape('line', 'south', 'unread'), shape('primary', 'north', 'secondary'), shape('dusk', 'circle', 'line'), shape('secondary', 'west', 'primary'),
];
