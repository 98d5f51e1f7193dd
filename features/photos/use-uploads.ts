import { useRef, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import type { Photo } from '@/lib/contract/person';
import { useUploadPhoto, type PhotoUpload } from '@/lib/queries/own-photos';

export type UploadTrouble = { key: string; params?: Record<string, string | number>; /** Trying again can help. */ again: boolean };
export type Pending = {
  key: string;
  file: File;
  cut?: PhotoUpload['cut'];
  /** What was cropped, small. */
  preview: HTMLCanvasElement | null;
  /** Null until its turn has come. */
  percent: number | null;
  trouble: UploadTrouble | null;
};
export type ToSend = Pick<Pending, 'file' | 'cut' | 'preview'>;

const lasting = new Set(['err.photo_unreadable', 'err.photo_too_large', 'err.photo_too_small', 'err.not_offered']);

function troubleOf(error: unknown): UploadTrouble {
  if (!(error instanceof ApiError)) return { key: 'err.generic_retry', again: true };
  if (error.offline) return { key: 'photos.offline', again: true };
  return { key: error.messageKey, params: error.params, again: !lasting.has(error.messageKey) };
}

type Arrivals = { onPhotos: (photos: Photo[]) => void; /** There is no room left, whatever this page shows: another tab was here before. */ onFull: () => void };

/** Photos on their way, one after the other; each keeps its place until it has arrived or is given up. (V07) */
export function useUploads({ onPhotos, onFull }: Arrivals) {
  const [pending, setPending] = useState<Pending[]>([]);
  const aborts = useRef(new Map<string, AbortController>());
  const chain = useRef(Promise.resolve());
  const { mutateAsync } = useUploadPhoto();

  const change = (key: string, some: Partial<Pending>) => setPending((all) => all.map((each) => (each.key === key ? { ...each, ...some } : each)));
  const forget = (key: string) => setPending((all) => all.filter((each) => each.key !== key));

  const send = async ({ key, file, cut }: Pending) => {
    const abort = aborts.current.get(key);
    if (!abort || abort.signal.aborted) return;
    change(key, { percent: 0 });
    try {
      if (navigator.onLine === false) throw new ApiError('No connection', { status: 0 });
      const onProgress = (part: number) => change(key, { percent: Math.round(part * 100) });
      const { photos } = await mutateAsync({ file, cut, key, onProgress, signal: abort.signal });
      forget(key);
      onPhotos(photos);
    } catch (error) {
      if (abort.signal.aborted) return;
      const trouble = troubleOf(error);
      change(key, { trouble, percent: null });
      if (trouble.key === 'err.photo_limit') onFull();
    }
  };
  const queue = (one: Pending) => {
    aborts.current.set(one.key, new AbortController());
    chain.current = chain.current.then(() => send(one));
  };

  const add = (photo: ToSend) => {
    const one: Pending = { ...photo, key: crypto.randomUUID(), percent: null, trouble: null };
    setPending((all) => [...all, one]);
    queue(one);
  };
  /** A file that is refused before it is sent stands among the others, with what is wrong. */
  const refuse = (file: File, trouble: UploadTrouble) => setPending((all) => [...all, { key: crypto.randomUUID(), file, preview: null, percent: null, trouble }]);
  const retry = (one: Pending) => {
    change(one.key, { trouble: null, percent: null });
    queue(one);
  };
  const drop = (key: string) => {
    aborts.current.get(key)?.abort();
    forget(key);
  };
  return { pending, add, refuse, retry, drop };
}
