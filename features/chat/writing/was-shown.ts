import { browserStorage, quietly } from '@/lib/stores/forget-texts';

const shown = new Set<string>();

/** The last one's id, for a page that is loaded again and for other tabs; it says nothing of who wrote, or what. */
const key = 'refusal-shown';

/** Whether the field has had already what a form came back with: a page out of the history or loaded again brings it once more. */
export function wasShown(id: string): boolean {
  const was = shown.has(id) || quietly(() => browserStorage()?.getItem(key) === id, false);
  shown.add(id);
  quietly(() => browserStorage()?.setItem(key, id), undefined);
  return was;
}
