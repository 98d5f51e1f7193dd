import { scenes } from '@/gallery/all-scenes';
import { documents } from '@/gallery/documents';

export const dynamic = 'force-dynamic';

/** Every scene by its kind and its place, for whoever takes pictures: npm run gallery. */
export function GET(): Response {
  const places = [...scenes.map(({ name, kind, least, most }) => ({ kind, place: name, least, most })), ...documents.map(({ name, kind }) => ({ kind, place: `documents/${name}` }))];
  return Response.json(places, { headers: { 'cache-control': 'no-store' } });
}
