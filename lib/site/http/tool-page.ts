// A whole page of the tools and of the sandbox: what people who run or test the sites see, and nobody finds by searching.
import { markup, type Markup } from '@/lib/format/markup';

type ToolPage = { /** The code of its language. */ lang: string; title: string; /** Its one style sheet, as CSS. */ style: Markup };

/** The HTML of a page with this body. */
export function toolPage({ lang, title, style }: ToolPage, body: Markup): string {
  const head = [
    markup`<meta charset="utf-8">`,
    markup`<meta name="viewport" content="width=device-width,initial-scale=1">`,
    markup`<meta name="robots" content="noindex">`,
    markup`<title>${title}</title>`,
    markup`<style>${style}</style>`,
  ];
  return markup`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`.text;
}
