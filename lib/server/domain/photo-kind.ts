// Which kind of photo bytes are, by how they begin. Bar S7.

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif';

const beginnings: readonly [PhotoKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp(?:avif|avis)/],
];

/** The kind of photo, or null for anything else: drawings, documents and films among it. */
export function photoKind(bytes: Uint8Array): PhotoKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1');
  return beginnings.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}
