// The portraits that tests draw: thirty seeds as they come, and every haircut, garment, beard and smile and most scenes by name.
import { mensHair, scenes, womensHair, type Clothes, type PortraitOptions } from '../portrait-options';

const clothes: readonly Clothes[] = ['vneck', 'camisole', 'blouse', 'crew', 'blazer', 'turtle', 'jacket', 'wrap', 'shirt'];
const beards = ['none', 'stubble', 'short', 'full'] as const;
const smiles = ['calm', 'soft', 'open'] as const;

const bySeed = Array.from({ length: 30 }, (_, index) => index + 1).flatMap((number) =>
  [0, 1, 2].map((photo): PortraitOptions => ({ seed: `member-${number}`, photo })),
);

const byName = [...womensHair, ...mensHair].map((hair, index): PortraitOptions => {
  const sex = index < womensHair.length ? 'f' : 'm';
  return {
    seed: `named-${index}`, sex, age: 25 + index * 3, skin: index % 8, hair, photo: index % 4,
    beard: sex === 'm' ? beards[index % 4]! : 'none', build: (['slim', 'mid', 'full'] as const)[index % 3]!, glasses: index % 5 === 0,
    bg: scenes[(index + 2) % scenes.length]!, cloth: clothes[(index * 2) % 9]!, smile: smiles[index % 3]!, shades: index % 7 === 3, mono: index % 6 === 5,
    zoom: 1.3, fab: '#17141c',
  };
});

export const portraitCases: readonly PortraitOptions[] = [...bySeed, ...byName];
