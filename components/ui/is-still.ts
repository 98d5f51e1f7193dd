export const stillness = '(prefers-reduced-motion: reduce)';

/** Whether the reader has asked their system for less motion. */
export const isStill = (): boolean => window.matchMedia(stillness).matches;
