/** The server's limit. */
export const NAME_LENGTH = 60;
export const NAMELESS = 'Dê um nome ao rascunho.';
