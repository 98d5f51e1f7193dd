import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { HomeHero } from './home-hero';
import { HomePeople } from './home-people';
import { HomeTrust } from './home-trust';

type HomeScreenProps = {
  site: SiteInfo;
  /** A page of members; none where the site shows its members to members only. */
  people: Person[];
};

/** Two rows of five; the wall of the hero takes others first. */
const inTheGrid = 10;

/** The visitor's home: what the site is, where to begin, and who is there. (R01, A11) */
export function HomeScreen({ site, people }: HomeScreenProps) {
  return (
    <>
      <HomeHero site={site} people={[...people.slice(inTheGrid), ...people.slice(0, inTheGrid)]} />
      <HomeTrust />
      <HomePeople site={site} people={people.slice(0, inTheGrid)} />
    </>
  );
}
