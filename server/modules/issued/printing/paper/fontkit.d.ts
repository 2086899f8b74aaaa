/** Fontkit comes without types; of it only this is used. */
declare module 'fontkit' {
  /** Reads an OpenType font; throws where the bytes are none. */
  export function create(bytes: Uint8Array): object;
}
