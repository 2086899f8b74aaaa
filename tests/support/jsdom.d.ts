/** Of jsdom, which brings no types, what a test of a page of its own takes. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { runScripts: 'outside-only'; pretendToBeVisual: true; url: string });
    readonly window: Window & typeof globalThis;
  }
}
