import type { RouteName } from '@/lib/site/addresses/routes';

/** A lander, for whoever lists them: the marketers' page, those who photograph and weigh them, the tests. */
export type Lander = {
  /** Its name in the address, in its form and in `lander.<name>.title`. */
  name: string;
  route: RouteName;
  /** A picture of it on a phone, in public/. */
  preview: string;
  layout: 'lander';
  /** A night or film scene, dark in either theme. */
  dark?: true;
  /** Stands around one member, whose id its address needs. */
  aroundMember?: true;
};

/** Every lander there is, a line each; how one is added stands in docs/recipes.md. */
const rows: readonly Omit<Lander, 'preview' | 'layout'>[] = [
  { name: 'tinderswipe', route: 'landers-tinderswipe' },
  { name: 'alonetonight', route: 'landers-alonetonight-slug', dark: true },
  { name: 'collagelanding', route: 'landers-collagelanding-slug' },
  { name: 'gallery', route: 'landers-gallery-slug' },
  { name: 'iconslanding', route: 'landers-iconslanding-slug' },
  { name: 'maplanding', route: 'landers-maplanding-slug' },
  { name: 'socialnetwork', route: 'landers-socialnetwork-slug' },
  { name: 'transitionsvideolanding', route: 'landers-transitionsvideolanding-slug', dark: true },
  { name: 'video', route: 'landers-video-slug', dark: true },
  { name: 'landing', route: 'members-id-landing', aroundMember: true },
  { name: 'landing2', route: 'members-id-landing2-slug', aroundMember: true },
  { name: 'landing3', route: 'members-id-landing3-slug', dark: true, aroundMember: true },
  { name: 'signup', route: 'members-id-signup', aroundMember: true },
];

export const landers: readonly Lander[] = rows.map((row) => ({ ...row, preview: `/art/landers/previews/${row.name}.webp`, layout: 'lander' }));
