// Pages by their names: where a member goes in (navigation, menu, footer, list of settings) and what heads the page. Both say one name.

/** The key of the way in, and those of titles and headings that stand on the page. A page with one key for both needs no line. */
export const pageNames: readonly (readonly [entry: string, ...titles: string[]])[] = [
  ['layout.nav.search', 'members.search.title'],
  ['layout.nav.chats', 'chat.list.title'],
  ['layout.nav.likes', 'likes.title'],
  ['layout.nav.swipe', 'swipe.title'],
  ['layout.nav.profile', 'profile.edit.title', 'shell.account.profile'],
  ['account.nav.notifications', 'notification.title', 'legal/faq:sections.notifications.title'],
  ['account.nav.photos', 'photos.title'],
  ['shell.account.settings', 'settings.title'],
  ['settings.section.language', 'language.config.title'],
  ['settings.section.delete', 'leave.title'],
  ['settings.section.email', 'settings.email.title'],
  ['pay.method.directdebit', 'pay.debit.title'],
  ['legal.pricing', 'pricing.page_title'],
  ['legal.complaints', 'complaint.title', 'legal/terms:sections.complaints.title'],
  ['legal.support', 'legal/service:title', 'legal_page.faq.contact'],
  ['legal.ban_policy', 'legal/ban:title'],
  ['legal.cookies', 'legal/cookies:title'],
  ['legal.faq', 'legal/faq:title'],
  ['legal.privacy', 'legal/privacy:title'],
  ['legal.return_policy', 'legal/return-policy:title'],
  ['legal.terms', 'legal/terms:title'],
];

/** Ways in that the frame draws on every page. */
const ways = /^(?:layout\.nav\.(?:search|chats|likes|swipe|profile)|account\.nav\.(?:notifications|photos)|legal\.\w+)$/;

const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
/** The stems of a name: its words of three letters and more, less the ending that a sentence gives them. */
const stemsOf = (name: string) => (bare(name).match(/[\p{L}-]{3,}/gu) ?? []).map((word) => word.slice(0, Math.max(3, word.length - 2)));

/** Titles that do not say the name by which their page is entered, each a sentence that begins with its key. */
export function pageNameFaults(texts: ReadonlyMap<string, string>): { key: string; sentence: string }[] {
  return pageNames.flatMap(([entry, ...titles]) => {
    const name = texts.get(entry);
    const there = titles.filter((key) => texts.has(key));
    if (name === undefined) return [];
    return there.filter((key) => !stemsOf(name).every((stem) => bare(texts.get(key)!).includes(stem))).map((key) => ({ key, sentence: `is ‘${texts.get(key)}’, and one enters by ‘${name}’ (${entry}): a page has one name.` }));
  });
}

/** Ways in that no line tells the page of, and keys of the list that no catalogue has. */
export function unnamedPages(texts: ReadonlyMap<string, string>): string[] {
  const listed = new Set(pageNames.flat());
  return [
    ...[...texts.keys()].filter((key) => ways.test(key) && !listed.has(key)).map((key) => `page-names.ts does not tell what heads the page of ${key}.`),
    ...[...listed].filter((key) => !texts.has(key)).map((key) => `page-names.ts names ${key}, which no catalogue has: remove it.`),
  ];
}
