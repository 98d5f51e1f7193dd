import type { Wish } from './wishes';

type Question = { title: string; options: { value: string; label: string }[] };

/** All that the form of wishes says, in the reader's language. */
export type WishTexts = {
  title: string;
  /** 'Question 1 of 3', for each step. */
  steps: string[];
  /** The sentence around its three places: four parts. */
  sentence: string[];
  slot: string;
  labels: Record<Wish, string>;
  phrases: Record<Wish, string>;
  remove: Record<Wish, string>;
  tiles: string;
  /** 'One more', 'two more', 'three more'. */
  more: string[];
  go: string;
  next: string;
  back: string;
  start: string;
  who: Question;
  when: Question;
  keep: string;
};
