import { useRef, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import type { Photo } from '@/lib/contract/person';
import { useChangePhotos, useRemovePhoto } from '@/lib/queries/own-photos';
import { moved } from './moved';

export type PhotoTrouble = { key: string; params?: Record<string, string | number> };

/**
 * The photos as they stand here: changes show at once, are sent one after the other, and are taken back where the server refuses.
 * `fromServer` is taken over whenever the page brings another list.
 */
export function usePhotoOrder(fromServer: Photo[], onChanged: () => void) {
  const [seen, setSeen] = useState(fromServer);
  const [photos, setPhotos] = useState(fromServer);
  const [busy, setBusy] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<PhotoTrouble | null>(null);
  const queue = useRef(Promise.resolve());
  const { mutateAsync: change } = useChangePhotos();
  const { mutateAsync: take } = useRemovePhoto();
  if (seen !== fromServer) {
    setSeen(fromServer);
    setPhotos(fromServer);
  }

  const enqueue = (work: () => Promise<{ photos: Photo[] }>, before: Photo[]) => {
    setTrouble(null);
    queue.current = queue.current.then(async () => {
      try {
        setPhotos((await work()).photos);
        onChanged();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setPhotos(before);
        setTrouble({ key: error.offline ? 'photos.not_changed' : error.messageKey, params: error.params });
        // Another tab was here before: what is there now comes with the page.
        if (error.status === 404) onChanged();
      }
    });
    return queue.current;
  };

  /** Shows an order that is not final, while a photo is dragged. */
  const show = (id: number, to: number) => setPhotos((all) => moved(all, id, to));
  const move = (id: number, to: number, before = photos) => {
    const next = moved(before, id, to);
    setPhotos(next);
    return enqueue(() => change({ order: next.map((each) => each.id) }), before);
  };
  const setPrivate = async (id: number, hidden: boolean) => {
    setBusy(id);
    await enqueue(() => change({ id, private: hidden }), photos);
    setBusy(null);
  };
  const remove = async (id: number) => {
    setBusy(id);
    await enqueue(() => take(id), photos);
    setBusy(null);
  };
  return { photos, setPhotos, busy, trouble, show, move, setPrivate, remove };
}
