// Every slug there is: seven niches in eleven languages.
import { locales } from '../../languages/locales';
import { niches } from '../../niches/niches';
import { slugOf } from '../slugs';

export const allSlugs = (): string[] => niches.flatMap((niche) => locales.map((locale) => slugOf({ niche, locale })));
