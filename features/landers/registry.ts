import type { RouteName } from '@/lib/site/routes';

/** A lander, for whoever lists them: the sitemap and the marketers' page. */
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

/** Every lander there is: a new one is its screen, its page and its line here. */
export const landers: readonly Lander[] = [
  { name: 'tinderswipe', route: 'landers-tinderswipe', preview: '/art/landers/previews/tinderswipe.webp', layout: 'lander' },
  { name: 'alonetonight', route: 'landers-alonetonight-slug', preview: '/art/landers/previews/alonetonight.webp', layout: 'lander', dark: true },
  { name: 'collagelanding', route: 'landers-collagelanding-slug', preview: '/art/landers/previews/collagelanding.webp', layout: 'lander' },
  { name: 'gallery', route: 'landers-gallery-slug', preview: '/art/landers/previews/gallery.webp', layout: 'lander' },
  { name: 'iconslanding', route: 'landers-iconslanding-slug', preview: '/art/landers/previews/iconslanding.webp', layout: 'lander' },
  { name: 'maplanding', route: 'landers-maplanding-slug', preview: '/art/landers/previews/maplanding.webp', layout: 'lander' },
  { name: 'socialnetwork', route: 'landers-socialnetwork-slug', preview: '/art/landers/previews/socialnetwork.webp', layout: 'lander' },
  { name: 'transitionsvideolanding', route: 'landers-transitionsvideolanding-slug', preview: '/art/landers/previews/transitionsvideolanding.webp', layout: 'lander', dark: true },
  { name: 'video', route: 'landers-video-slug', preview: '/art/landers/previews/video.webp', layout: 'lander', dark: true },
  { name: 'landing', route: 'members-id-landing', preview: '/art/landers/previews/landing.webp', layout: 'lander', aroundMember: true },
  { name: 'landing2', route: 'members-id-landing2-slug', preview: '/art/landers/previews/landing2.webp', layout: 'lander', aroundMember: true },
  { name: 'landing3', route: 'members-id-landing3-slug', preview: '/art/landers/previews/landing3.webp', layout: 'lander', dark: true, aroundMember: true },
  { name: 'signup', route: 'members-id-signup', preview: '/art/landers/previews/signup.webp', layout: 'lander', aroundMember: true },
];
