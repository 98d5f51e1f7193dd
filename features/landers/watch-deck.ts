import { leadsAway } from '@/components/ui/leads-away';
import { isStill } from '@/components/ui/is-still';

/** How far a card is drawn aside before it is decided on, in pixels. */
const far = 90;
/** How long a card takes to fly away, in milliseconds. */
const flight = 220;

const topCard = (deck: HTMLElement) => [...deck.querySelectorAll<HTMLElement>('.swipe-card')].find((card) => !card.querySelector(':checked'));
const answerOf = (card: HTMLElement, like: boolean) => card.querySelector<HTMLInputElement>(like ? '[name=wish]' : '[name=skip]');

const photoOf = (card: HTMLElement) => card.querySelector<HTMLElement>('.swipe-photo') ?? card;

function rest(card: HTMLElement): void {
  photoOf(card).style.transform = '';
  photoOf(card).style.transition = '';
  delete card.dataset.lean;
}

/**
 * Lets a deck of cards be dragged and answered with the arrow keys, unless something stands open over it; what is decided is the card's own checkbox. After an
 * answer the focus is on the next card, or on the end. Returns how to stop.
 */
export function watchDeck(deck: HTMLElement): () => void {
  const still = isStill();
  const stop = new AbortController();
  const { signal } = stop;
  let drag: { card: HTMLElement; x: number; pointer: number } | null = null;

  const land = (hadFocus: boolean) => {
    const next = topCard(deck);
    if (hadFocus) (next ? answerOf(next, true) : deck.querySelector<HTMLElement>('.deck-end'))?.focus();
  };
  const decide = (card: HTMLElement, like: boolean) => {
    const hadFocus = card.contains(document.activeElement);
    const answer = () => {
      rest(card);
      const box = answerOf(card, like);
      if (box) box.checked = true;
      land(hadFocus);
    };
    if (still) return answer();
    card.dataset.lean = like ? 'like' : 'skip';
    photoOf(card).style.transition = `transform ${flight}ms ease-in`;
    photoOf(card).style.transform = `translateX(${like ? 130 : -130}%) rotate(${like ? 18 : -18}deg)`;
    window.setTimeout(answer, flight);
  };

  deck.addEventListener('pointerdown', (event) => {
    const card = topCard(deck);
    if (!card || event.button !== 0 || !(event.target as Element).closest('.swipe-photo') || !card.contains(event.target as Node)) return;
    drag = { card, x: event.clientX, pointer: event.pointerId };
    deck.setPointerCapture(event.pointerId);
  }, { signal });
  deck.addEventListener('pointermove', (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const by = event.clientX - drag.x;
    photoOf(drag.card).style.transform = `translateX(${by}px) rotate(${by / 18}deg)`;
    if (Math.abs(by) > far / 2) drag.card.dataset.lean = by > 0 ? 'like' : 'skip';
    else delete drag.card.dataset.lean;
  }, { signal });
  const letGo = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const { card, x } = drag;
    drag = null;
    const by = event.clientX - x;
    if (event.type === 'pointerup' && Math.abs(by) > far) decide(card, by > 0);
    else rest(card);
  };
  deck.addEventListener('pointerup', letGo, { signal });
  deck.addEventListener('pointercancel', letGo, { signal });
  deck.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  deck.addEventListener('change', (event) => {
    const card = (event.target as Element).closest('.swipe-card');
    if (card) land(true);
  }, { signal });
  deck.addEventListener('click', (event) => {
    // A plain link until this is here: then who was liked goes along.
    if (!(deck instanceof HTMLFormElement) || !leadsAway(event)) return;
    event.preventDefault();
    deck.requestSubmit();
  }, { signal });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || document.querySelector('dialog[open], .menu[open]')) return;
    const card = topCard(deck);
    if (!card || card.dataset.lean) return;
    event.preventDefault();
    decide(card, event.key === 'ArrowRight');
  }, { signal });
  return () => stop.abort();
}
