// In what React writes no attribute holds a `>`.
const EMPTY_SHAPE = /<(path|use|circle|ellipse|rect|line|stop)([^>]*)><\/\1>/g;

/**
 * HTML with self-closing empty shapes of drawings, as foreign elements allow (HTML, "Start tags"); React
 * writes an end tag for each. The same tree in a browser, and 75 bytes less of the home page, compressed,
 * which has to arrive in one round trip.
 */
export const withShortShapes = (html: string): string => html.replace(EMPTY_SHAPE, '<$1$2/>');
