import { useState } from 'react';
import { readPhoto } from '@/components/media/read-photo';
import type { ToSend, UploadTrouble } from './use-uploads';

type Uploads = { add: (photo: ToSend) => void; refuse: (file: File, trouble: UploadTrouble) => void };
export type Chosen = { file: File; photo: ImageBitmap; /** Which of how many, counted from 1. */ number: number; total: number };

/** Several files in a row: each is opened when its turn to be cropped has come; what is no photo, or has no room, says so in its place. */
export function useChosenFiles(uploads: Uploads) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [waiting, setWaiting] = useState<File[]>([]);

  const openNext = async (files: readonly File[], total: number) => {
    for (let at = 0; at < files.length; at++) {
      const file = files[at]!;
      const { photo, trouble } = await readPhoto(file);
      if (photo) {
        setChosen({ file, photo, number: total - files.length + at + 1, total });
        return setWaiting(files.slice(at + 1));
      }
      // A kind that this browser cannot draw goes as it is: the server may read it.
      if (trouble) uploads.refuse(file, { key: trouble, again: false });
      else uploads.add({ file, preview: null });
    }
    setChosen(null);
    return setWaiting([]);
  };

  const choose = (list: FileList | null, room: number, limit: number) => {
    const files = [...(list ?? [])];
    for (const file of files.slice(Math.max(room, 0))) uploads.refuse(file, { key: 'err.photo_limit', params: { limit }, again: true });
    const fitting = files.slice(0, Math.max(room, 0));
    void openNext(fitting, fitting.length);
  };
  /** On to the next, with this one cropped or left out. */
  const done = (photo: ToSend | null) => {
    chosen?.photo.close();
    if (photo) uploads.add(photo);
    void openNext(waiting, chosen?.total ?? waiting.length);
  };
  return { chosen, choose, done };
}
