import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/browser';
import { keyOfTyped } from '@/lib/api/key-of-typed';
import { kept, regionOf, wholePhoto, type Crop } from '@/components/media/crop-geometry';
import { readPhoto } from '@/components/media/read-photo';
import type { Trouble } from './use-sign-up';

const loadSender = () => import('@/lib/api/send-with-progress');

/** Choosing, cropping and sending a photo; what fails says why, and the photo stays chosen. */
export function usePhotoUpload(told: Trouble | null, onDone: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(wholePhoto);
  const [trouble, setTrouble] = useState<Trouble | null>(told);
  const [percent, setPercent] = useState<number | null>(null);
  /** One for each photo and part of it that is sent: sent again, it is the same upload. */
  const upload = useRef({ of: '', key: '' });

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    // Fetched while one crops: whoever loses the connection then can send the photo once it is back.
    void loadSender().catch(() => null);
    const { photo: drawn, trouble: wrong } = await readPhoto(chosen);
    photo?.close();
    upload.current = { of: '', key: '' };
    setTrouble(wrong ? { key: wrong } : null);
    setFile(wrong ? null : chosen);
    setPhoto(drawn);
    if (drawn) setCrop(kept(wholePhoto, drawn));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (percent !== null) return;
    if (!file) return event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')?.click();
    setTrouble(null);
    setPercent(0);
    try {
      const { sendWithProgress } = await loadSender();
      const part = photo ? { ...regionOf(crop, photo), turns: crop.turns } : {};
      const of = JSON.stringify(part);
      if (upload.current.of !== of) upload.current = { of, key: crypto.randomUUID() };
      const sender = sendWithProgress((sent) => setPercent(Math.round(sent * 100)));
      await callApi('uploadPhoto', { query: part, body: file }, undefined, (request) => {
        request.headers.set('idempotency-key', upload.current.key);
        return sender(request);
      });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) setTrouble({ key: navigator.onLine ? 'err.generic_retry' : 'err.offline' });
      else setTrouble({ key: keyOfTyped(error), params: error.params });
    }
    setPercent(null);
  };

  return { file, photo, crop, setCrop, trouble, percent, choose, submit };
}
