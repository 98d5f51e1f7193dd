import { drawTabIcon } from '@/app/site-images/draw-brand';
import { siteFile } from '@/app/page-request/site-of-request';

export const dynamic = 'force-dynamic';

/** A picture of 32 x 32 in the envelope that browsers have asked for since 1999: one entry, then the PNG. */
function inIcoEnvelope(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

export function GET(request: Request): Promise<Response> {
  return siteFile(request, 'image/x-icon', async ({ niche }) => new Uint8Array(inIcoEnvelope(await drawTabIcon(niche, 32))));
}
