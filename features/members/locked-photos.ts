/** Whose locked photo was pressed, and what may be shown of it: files that the server has blurred. */
export type LockedPhotos = {
  name: string;
  /** The page labels the profile as fictional: so does the prompt, before it speaks of money. */
  fictional: boolean;
  /** How many private photos there are; null on a card, which knows of the main photo alone. */
  count: number | null;
  photos: string[];
};

const most = 3;
const sourcesIn = (place: Element | null, where: string) => [...(place?.querySelectorAll<HTMLImageElement>(where) ?? [])].map(({ src }) => src);

/** Reads it from the page: on a profile all that are locked there, elsewhere the one that was pressed, or that lies on top of the deck. */
export function lockedPhotosAt(link: HTMLElement): LockedPhotos {
  const name = link.dataset['locked'] ?? '';
  const profile = link.closest('.profile');
  const place = profile ?? link.closest('.person') ?? document.querySelector('.swipe-card.is-top .person');
  const fictional = Boolean(place?.querySelector('.fictional'));
  const strip = profile?.querySelector('.photo-strip');
  if (!strip) return { name, fictional, count: null, photos: sourcesIn(place, '.photo-frame img') };
  return { name, fictional, count: strip.querySelectorAll('.is-locked').length, photos: sourcesIn(strip, '.is-locked .photo-frame img').slice(0, most) };
}
