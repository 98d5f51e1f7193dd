import { scenes } from '@/gallery/all-scenes';
import { documents } from '@/gallery/documents';
import { addressOf, firstLook, lookOf, themes, type Look } from '@/gallery/look';
import { kinds } from '@/gallery/scene';
import { locales } from '@/lib/site/languages/locales';
import { niches } from '@/lib/site/niches/niches';

export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Partial<Record<'locale' | 'niche' | 'theme' | 'place', string>>> };
type Place = { kind: string; name: string; place: string };

const places: Place[] = [...scenes.map(({ kind, name }) => ({ kind, name, place: name })), ...documents.map(({ kind, name }) => ({ kind, name, place: `documents/${name}` }))];

/** Its own script, and no more. */
const itself = 'allow-scripts allow-same-origin';

/** The list with another look, or with a scene beside it. */
const listAt = (look: Look, place?: string) => `/dev/gallery?${new URLSearchParams({ ...look, ...(place ? { place } : {}) })}`;

function Choice<Name extends keyof Look>({ name, values, look, place }: { name: Name; values: readonly Look[Name][]; look: Look; place?: string }) {
  return (
    <p>
      <b>{name}</b>
      {values.map((value) => (
        <a key={value} href={listAt({ ...look, [name]: value }, place)} aria-current={look[name] === value ? 'true' : undefined}>
          {value}
        </a>
      ))}
    </p>
  );
}

/** Every scene by kind, in the look that is chosen; one of them at two sizes beside it. For developers and QA, in English. */
export default async function Page({ searchParams }: Props) {
  const { place, ...asked } = await searchParams;
  const look = lookOf({ ...firstLook, ...asked }) ?? firstLook;
  const shown = places.find((each) => each.place === place);
  return (
    <main className="gallery-list">
      <h1 className="title-1">Gallery</h1>
      <nav aria-label="Look">
        <Choice name="locale" values={locales} look={look} place={shown?.place} />
        <Choice name="niche" values={niches} look={look} place={shown?.place} />
        <Choice name="theme" values={themes} look={look} place={shown?.place} />
      </nav>
      {shown ? (
        <section>
          <h2 className="title-3">
            <a href={addressOf(shown.place, look)}>{shown.name}</a>
          </h2>
          <div className="gallery-frames">
            <iframe className="gallery-phone" src={addressOf(shown.place, look)} title={`${shown.name}, 390 wide`} sandbox={itself} />
            <iframe className="gallery-desktop" src={addressOf(shown.place, look)} title={`${shown.name}, 1440 wide`} sandbox={itself} />
          </div>
        </section>
      ) : null}
      {kinds.map((kind) => {
        const own = places.filter((each) => each.kind === kind);
        return (
          <section key={kind}>
            <h2 className="title-3">
              {kind} ({own.length})
            </h2>
            <ul>
              {own.map((each) => (
                <li key={each.place}>
                  <a href={listAt(look, each.place)} aria-current={each === shown ? 'true' : undefined}>
                    {each.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}
