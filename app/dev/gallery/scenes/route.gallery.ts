import { scenes } from '@/gallery/all-scenes';
import { documents } from '@/gallery/documents';

export const dynamic = 'force-dynamic';

/** Every scene by its kind, its place and what it shows, for whoever takes pictures: npm run gallery. */
export function GET(): Response {
  const places = [...scenes.map(({ name, kind, of, least, most }) => ({ kind, of, place: name, least, most })), ...documents.map(({ name, kind, of }) => ({ kind, of, place: `documents/${name}` }))];
  return Response.json(places, { headers: { 'cache-control': 'no-store' } });
}
