// The rooms of the house and the floor each stands on: the table of the architecture, in the README under 'Floors'.

export type Room = { name: string; floor: number };

/** The rooms of lib with the floor that each stands on. */
export const floors: Record<string, number> = {
  'lib/contract': 0,
  'lib/site': 0,
  'lib/format': 0,
  'lib/api': 1,
  'lib/server': 1,
  'lib/queries': 2,
  'lib/stores': 2,
  'lib/i18n': 2,
  'lib/push': 2,
};

/** The catalogues are data, without React: screens read them, and so does the server, which writes mails where no screen is. */
export const catalogues = 'lib/i18n/messages';

const firstFolders = (file: string, count: number) => file.split('/').slice(0, count).join('/');

/** The room that a path of the product is in; undefined for tests, scripts, settings and data. */
export function roomOf(file: string): Room | undefined {
  if (file.startsWith('components/')) return { name: 'components', floor: 3 };
  if (file.startsWith('features/')) return { name: firstFolders(file, 2), floor: 4 };
  if (/^(app\/|(middleware|instrumentation)(-[a-z]+)?(\.ts)?$)/.test(file)) return { name: 'app', floor: 5 };
  if (/^lib\/[^/]+(\.[a-z]+)?$/.test(file) && !(file in floors)) return { name: file.replace(/\.[a-z]+$/, ''), floor: 0 };
  if (file.replace(/\.ts$/, '') === catalogues) return { name: catalogues, floor: 0 };
  const name = firstFolders(file, 2);
  return name in floors ? { name, floor: floors[name] ?? 0 } : undefined;
}

/** What may import the reference server: everything else goes through lib/api. */
export const serverEntryPoints = ['instrumentation', 'instrumentation-node', 'lib/api/server'];

/** A folder in lib that stands in no table has no floor, so nothing could hold it to the law. */
export const isUnknownRoom = (file: string) => /^lib\/[^/]+\//.test(file) && !roomOf(file);
