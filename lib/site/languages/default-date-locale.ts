/** The language of dates where a site's own is none that the platform writes; alone in its file, for the browser needs no table of languages. (A07) */
export const defaultDateLocale = 'nl';
