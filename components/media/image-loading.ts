// When a browser fetches and draws a picture of a page.
import type { ImgHTMLAttributes } from 'react';

/** `first`: in the first view, loaded at once and before others, and part of the first frame. Any other is fetched as it comes near. */
export const imageLoading = (first = false): Pick<ImgHTMLAttributes<HTMLImageElement>, 'decoding' | 'loading' | 'fetchPriority'> =>
  first ? { decoding: 'sync', loading: 'eager', fetchPriority: 'high' } : { decoding: 'async', loading: 'lazy' };
