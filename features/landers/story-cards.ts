import type { Profile } from '@/lib/contract/person';
import { aboutLines } from './about-lines';

export type StoryCard = { kind: 'photo' | 'line'; line: string | null } | { kind: 'interests'; interests: string[] } | { kind: 'turn' };

/** What a member shows of themselves to anybody, card by card: the public photo, their own sentences, what they name; then it is the visitor's turn. */
export function storyCards({ about, interests }: Pick<Profile, 'about' | 'interests'>): StoryCard[] {
  const [first = null, ...others] = aboutLines(about);
  const named: StoryCard[] = interests.length > 0 ? [{ kind: 'interests', interests: interests.slice(0, 5) }] : [];
  const [second, ...rest] = others.map((line): StoryCard => ({ kind: 'line', line }));
  return [{ kind: 'photo', line: first }, ...(second ? [second] : []), ...named, ...rest, { kind: 'turn' }];
}
