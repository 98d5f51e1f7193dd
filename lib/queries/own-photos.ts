// A member's own photos: sent up with progress, put in order, made private, taken away. Specification, sections 2 (sign-up) and 3. (S03, V07)
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../api/browser';
import { sendWithProgress } from '../api/send-with-progress';
import type { Input } from '../contract/endpoint';
import type { changePhotos, uploadPhoto } from '../contract/photos';
import { userQuery } from './user';

export type PhotoUpload = {
  file: Blob;
  /** Which part to keep, and how to turn it. */
  cut?: Input<typeof uploadPhoto>['query'];
  /** The same each time that this photo is tried: an answer that was lost adds nothing a second time. */
  key: string;
  /** Hears which part (0 to 1) has been sent. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** The main photo stands with the user, who is asked for again. */
const refresh = (client: QueryClient) => void client.invalidateQueries({ queryKey: userQuery.queryKey });

/** Adds a photo; the answer holds it and all others. A connection that breaks is tried again, and the photo is added once. */
export function useUploadPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, cut = {}, key, onProgress, signal }: PhotoUpload) => {
      const sender = sendWithProgress(onProgress);
      const send = (request: Request) => {
        request.headers.set('idempotency-key', key);
        return sender(request);
      };
      return callApi('uploadPhoto', { query: cut, body: file }, signal, send);
    },
    onSuccess: () => refresh(client),
  });
}

/** Another order, or another privacy of one; the answer holds all of them. */
export function useChangePhotos() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (body: Input<typeof changePhotos>['body']) => callApi('changePhotos', { body }), onSuccess: () => refresh(client) });
}

/** Takes a photo away; the answer holds those that are left. */
export function useRemovePhoto() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (id: number) => callApi('removePhoto', { body: { id } }), onSuccess: () => refresh(client) });
}
