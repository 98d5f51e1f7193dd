import { useState, type FormEvent } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { photoRules } from '@/lib/contract/photos';
import { kept, regionOf, wholePhoto, type Crop } from './crop-geometry';
import type { Trouble } from './use-sign-up';

/** The photo as the browser can draw it, upright; null for a kind that it cannot read. */
async function readPhoto(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

/** What is wrong with a file before it is sent. A kind that the browser does not name is the server's to judge. */
function fileTrouble(file: File, photo: ImageBitmap | null): Trouble | null {
  if (file.size > photoRules.maxBytes) return { key: 'err.photo_too_large' };
  if (file.type && !(photoRules.types as readonly string[]).includes(file.type)) return { key: 'err.photo_unreadable' };
  if (photo && Math.min(photo.width, photo.height) < photoRules.minSide) return { key: 'err.photo_too_small' };
  return null;
}

/** Choosing, cropping and sending a photo; what fails says why, and the photo stays chosen. */
export function usePhotoUpload(told: Trouble | null, onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(wholePhoto);
  const [trouble, setTrouble] = useState<Trouble | null>(told);
  const [percent, setPercent] = useState<number | null>(null);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const drawn = chosen.size > photoRules.maxBytes ? null : await readPhoto(chosen);
    const wrong = fileTrouble(chosen, drawn);
    photo?.close();
    setTrouble(wrong);
    setFile(wrong ? null : chosen);
    setPhoto(wrong ? null : drawn);
    if (drawn) setCrop(kept(wholePhoto, drawn));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (percent !== null) return;
    if (!file) return event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')?.click();
    setTrouble(null);
    setPercent(0);
    try {
      const { sendWithProgress } = await import('@/lib/api/send-with-progress');
      const part = photo ? { ...regionOf(crop, photo), turns: crop.turns } : {};
      await callApi('uploadPhoto', { query: part, body: file }, undefined, sendWithProgress((sent) => setPercent(Math.round(sent * 100))));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) setTrouble({ key: 'err.generic_retry' });
      else setTrouble({ key: error.offline ? 'signup.offline' : error.messageKey, params: error.params });
    }
    setPercent(null);
  };

  return { file, photo, crop, setCrop, trouble, percent, choose, submit };
}
