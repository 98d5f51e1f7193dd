import type { Person } from '@/lib/contract/person';
import type { SiteInfo } from '@/lib/site/site-info';
import { LanderPhoto } from './lander-photo';

const columns = 6;
const rows = 3;
/** As many columns as a phone shows. */
const onPhone = 4;

/** Decoration behind the card, under a dark veil: portraits in leaning columns, each face more than once where there are few. */
export function GalleryWall({ site, people }: { site: SiteInfo; people: Person[] }) {
  if (people.length === 0) return null;
  const at = (column: number, row: number) => people[(column * rows + row + 6) % people.length]!;
  return (
    <div className="gallery-wall" aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <div key={column}>
          {Array.from({ length: rows }, (_row, row) => (
            <LanderPhoto key={row} site={site} person={at(column, row)} eager={column < onPhone} />
          ))}
        </div>
      ))}
    </div>
  );
}
