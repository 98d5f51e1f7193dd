import { galleryPhoto } from '@/gallery/photos';

/** The people of the scenes: drawn here, asked of nobody. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const photo = await galleryPhoto((await params).name);
  return photo ? new Response(new Uint8Array(photo), { headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=3600' } }) : new Response('No photo\n', { status: 404 });
}
