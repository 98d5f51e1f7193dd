// Compressed copies and tags of pages that are kept: made once, the copies beside the requests, at a quality that no request could wait for. Bars P4, P6.
import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip, type InputType } from 'node:zlib';
import { promisify } from 'node:util';

export type Encoding = 'br' | 'gzip';
/** A kept page as it is sent: its tag, which is that of all its copies, and those that are made by now. */
export type CompressedPage = { tag: string } & Partial<Record<Encoding, Buffer>>;

const ceiling = 200;
/** Pages that are compressed at a time: the rest of the process needs the threads too. */
const atOnce = 2;
const quality = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
const compress: Record<Encoding, (text: InputType) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: quality }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/** Which of the two a browser takes, by its Accept-Encoding; the smaller where it takes both, null where neither. */
export function encodingOf(accepted: string | undefined): Encoding | null {
  const taken = new Set((accepted ?? '').toLowerCase().split(',').flatMap((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  }));
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : null;
}

/** The copies of one process: the pages asked for last stay. */
export function compressedPages() {
  const pages = new Map<string, CompressedPage>();
  let working = 0;

  async function make(page: string, copy: CompressedPage): Promise<void> {
    working += 1;
    try {
      const text = Buffer.from(page);
      for (const encoding of ['br', 'gzip'] as const) copy[encoding] = await compress[encoding](text);
    } finally {
      working -= 1;
    }
  }

  /** The copy of a page: asked for the first time, it has its tag alone, and the rest is begun. */
  return (page: string): CompressedPage => {
    const known = pages.get(page);
    const copy = known ?? { tag: `W/"${createHash('sha256').update(page).digest('base64url')}"` };
    if (!known && working >= atOnce) return copy;
    pages.delete(page);
    pages.set(page, copy);
    if (!known) {
      if (pages.size > ceiling) pages.delete(pages.keys().next().value!);
      // Out of memory for it: the page goes out compressed as it is sent.
      void make(page, copy).catch(() => undefined);
    }
    return copy;
  };
}

/** Whether a browser has the page of a tag already, by its If-None-Match. */
export const isKnown = (tag: string, known: string | undefined): boolean => (known ?? '').split(',').some((each) => each.trim() === tag);
