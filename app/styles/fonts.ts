import archivo from './fonts/archivo.woff2?url';
import sometypeMono from './fonts/sometype-mono.woff2?url';

/** Addresses of the two font files, to be preloaded by every page. */
export const fonts = [archivo, sometypeMono];
