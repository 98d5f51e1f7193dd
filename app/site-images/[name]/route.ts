import { drawAppIcon, drawBadgeIcon, drawShareImage, drawTabIcon } from '@/app/site-images/draw-brand';
import { siteFile, type FoundSite } from '@/app/page-request/site-of-request';
import { siteWords } from '@/app/page-data/site-words';
import { tabIcon } from '@/lib/site/niches/brand-art';
import { variantOf } from '@/lib/site/addresses/presentation';

export const dynamic = 'force-dynamic';

type Params = { params: Promise<{ name: string }> };
type Draw = (site: FoundSite) => Promise<Buffer> | string;

const icons: Record<string, Draw> = {
  'icon.svg': ({ niche }) => tabIcon(niche),
  'icon-192.png': ({ niche }) => drawTabIcon(niche, 192),
  'icon-512.png': ({ niche }) => drawTabIcon(niche, 512),
  'badge-96.png': () => drawBadgeIcon(96),
  'maskable-512.png': ({ niche }) => drawAppIcon(niche, 512),
  'apple-touch-icon.png': ({ niche }) => drawAppIcon(niche, 180),
};
const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };

/** 'share-she-nl.jpg' is what a link to a page of that landing slug looks like. */
function shareImage(name: string): Draw | undefined {
  const variant = variantOf(/^share-([a-z-]+)\.jpg$/.exec(name)?.[1] ?? '');
  return variant ? async ({ settings }) => drawShareImage(variant.niche, settings.name, (await siteWords(settings, variant)).title) : undefined;
}

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { name } = await params;
  const draw = Object.hasOwn(icons, name) ? icons[name] : shareImage(name);
  return siteFile(request, types[name.split('.').at(-1) ?? ''] ?? 'text/plain', async (site) => {
    const image = await draw?.(site);
    return typeof image === 'object' ? new Uint8Array(image) : (image ?? null);
  });
}
