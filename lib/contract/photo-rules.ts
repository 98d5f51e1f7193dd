// What a photo that is sent up may be, apart from the calls: a browser says it before it sends. Specification, sections 3 and 5; bar S7. (V07)

/** What the server takes: any of these, up to this many bytes and pixels, from which 3:4 can be cut that is as large as the least; it re-encodes all of them. */
export const photoRules = { types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], maxBytes: 12 * 1024 * 1024, maxPixels: 50_000_000, minWidth: 320, minHeight: 427 } as const;
