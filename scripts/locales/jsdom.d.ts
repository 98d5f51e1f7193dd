// The part of jsdom that reads XML; the package brings no types.
declare module 'jsdom' {
  export class JSDOM {
    constructor(markup: string, options: { contentType: 'application/xml' });
    readonly window: { readonly document: Document };
  }
}
