import { useTranslations } from 'next-intl';
import { PersonPhoto } from '@/components/media/person-photo';
import { realFaces } from '@/components/media/real-faces';
import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/contract/person';
import { photoSources } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

const columns = 3;
const rows = 3;
/** The one in the middle at the top stands before the others, and has its name. */
const front = 1;

/** Most visitors are younger. */
const olderFrom = 50;

/** The nine faces: in front one of the visitor's country, where there is one, of the age of most visitors where there is such. */
function facesOf(people: Person[], country: string | null): Person[] {
  const faces = realFaces(people);
  const here = country ? faces.filter((person) => person.country === country) : [];
  const near = here.find(({ age }) => age && age < olderFrom) ?? here[0] ?? faces[front];
  const others = faces.filter((person) => person !== near).slice(0, columns * rows - 1);
  return near ? [...others.slice(0, front), near, ...others.slice(front)] : others;
}

/** Decoration: nine faces in three columns. A fictional profile is never part of it, nor a photo on lock. */
export function PortraitWall({ site, people }: { site: SiteInfo; people: Person[] }) {
  const t = useTranslations('home.collage');
  const shown = facesOf(people, site.country);
  if (shown.length < columns) return null;
  const inColumn = (column: number) => shown.filter((_, index) => index % columns === column);
  return (
    <div className="collage" aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => (
        <div key={column} className="collage-column">
          {inColumn(column).map((person, row) => {
            const isFront = row * columns + column === front;
            return (
              <div key={person.id} className={isFront ? 'is-front' : undefined}>
                <PersonPhoto
                  variant="card"
                  name={person.name}
                  age={person.age}
                  place={person.city ?? person.region}
                  {...photoSources(person.main_image, site.cdnPrefix)}
                  sizes="(min-width: 992px) 232px, 34vw"
                  bare={!isFront}
                  priority={row < 2}
                />
                {isFront ? (
                  <div className="collage-match">
                    <span className="heart-disc">
                      <Icon name="heart" weight="fill" />
                    </span>
                    {t('match')}
                  </div>
                ) : null}
              </div>
            );
          })}
        </div>
      ))}
      <div className="collage-bubble">{t('bubble')}</div>
    </div>
  );
}
