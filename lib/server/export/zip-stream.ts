// A zip that is written while it is read, so that it may be larger than the memory: fflate makes the parts.
import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  /** Its path in the zip. */
  name: string;
  /** Packed already, as a photo is: kept as it is. */
  packed?: boolean;
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

const nothing = new Uint8Array(0);

async function* zipped(entries: AsyncIterable<ZipEntry>, modified: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const taken = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, packed, parts } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = modified;
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      yield* taken();
    }
    file.push(nothing, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** The zip of the entries, made as fast as it is read and no faster. */
export function zipStream(entries: AsyncIterable<ZipEntry>, modified: Date): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(zipped(entries, modified), { objectMode: false, highWaterMark: 64 * 1024 })) as ReadableStream<Uint8Array>;
}
