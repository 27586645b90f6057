import { data } from 'react-router';
import { isUuid } from '#app/ui/uuid.ts';

/** Thrown by a route whose address names nothing that exists, or that the user may see: status 404. */
export const notFound = () => data(null, { status: 404 });

/** The UUID in a parameter of a route. Throws `notFound()` where it is none. */
export function uuidParam(text: string | undefined): string {
  if (!isUuid(text)) throw notFound();
  return text;
}

/** The UUID in the address of a screen that edits or creates something: null where it is `new`. */
export const uuidOrNew = (text: string | undefined): string | null =>
  text === 'new' ? null : uuidParam(text);
