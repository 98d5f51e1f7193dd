// Where a site's photos come from, for the policy of its pages: a page with members' texts may ask no other host for a picture. Bar S1.

/** The origin that a site's `cdn_prefix` names; '' where photos come from the site itself. (E04) */
export function pictureHost(cdnPrefix: string): string {
  const base = 'https://site.invalid';
  if (!URL.canParse(cdnPrefix, base)) return '';
  const { origin, protocol } = new URL(cdnPrefix, base);
  return origin === base || !/^https?:$/.test(protocol) ? '' : origin;
}
