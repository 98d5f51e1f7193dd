// The pages of rules and help, and the moment their terms date from. Specification, sections 2 and 9. (R20, B09)
import { termsNotBefore } from '../constants';

/** Every static page by its name in the address: '/pages/terms', and '/terms' for short. */
export const staticPages = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'service', 'faq'] as const;
export type StaticPage = (typeof staticPages)[number];

export const isStaticPage = (name: string): name is StaticPage => staticPages.some((page) => page === name);

/** The version date of the terms: the day the company was added, never before December 2023. (B09) */
export function termsVersion(added: string | null | undefined): Date {
  const earliest = Date.parse(termsNotBefore);
  const own = Date.parse(added ?? '');
  return new Date(Number.isNaN(own) ? earliest : Math.max(earliest, own));
}
