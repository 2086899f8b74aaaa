/** Fontkit comes without types; of it only this is used. */
declare module 'fontkit' {
  /** Reads an OpenType font; throws where the bytes are none. */
  export function create(bytes: Uint8Array): Font;
  export interface Font {
    readonly postscriptName: string;
  }
}

/** PDFKit takes a font that fontkit has opened, which its types do not say. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
