import type { Person } from '@/lib/contract/person';
import type { Niche } from '@/lib/site/niches/niches';

/** Who asks the question in the film of a niche: a drawn figure, of whom there are frames in public/art/landers/film. */
export function filmCast(niche: Niche): { figure: 'amara' | 'malik' | 'marijke'; name: string; who: 'she' | 'he' } {
  if (niche === 'gay') return { figure: 'malik', name: 'Malik', who: 'he' };
  if (niche === 'gilf') return { figure: 'marijke', name: 'Marijke', who: 'she' };
  return { figure: 'amara', name: 'Amara', who: 'she' };
}

/** The key of what stands above the film: who asks. (A11) */
export const titleOfFilm = (niche: Niche): 'title' | 'title_he' => (filmCast(niche).who === 'he' ? 'title_he' : 'title');

/** The member of that name, where the site has one and shows the member: then the answer is for that member. (A05) */
export function memberOfFilm(name: string, people: readonly Person[]): number | undefined {
  return people.find((person) => person.name === name && !person.fictional)?.id;
}
