/**
 * How next-intl reads the catalogues: as JSON, but in the language of pseudo.mjs for English where `VONK_PSEUDO` is set for `npm run dev`.
 * A build for visitors never is: `next build` runs as production.
 * @param {Record<string, string | undefined>} environment
 * @returns {'json' | { codec: string, extension: '.json' }}
 */
export function catalogueFormat({ NODE_ENV, VONK_PSEUDO }) {
  return NODE_ENV === 'development' && VONK_PSEUDO ? { codec: './scripts/locales/pseudo-codec.mjs', extension: '.json' } : 'json';
}
