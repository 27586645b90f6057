import { isRouteErrorResponse } from 'react-router';
import type { Forbidden } from '#app/access/guard.server.ts';
import { awayOf } from '#app/access/unsaved/away.ts';
import type { RootData } from '#app/pages/root-data.server.ts';
import type { FrameData } from './frame-data.server.ts';

/** The data of the refusal page, since no loader has run. */
export type RefusedDocument = { root: RootData; frame: FrameData | null };

/** A refusal of the guards, with the document's data that it carries; null for other errors. */
export function refusalOf(error: unknown): (Forbidden & { document?: RefusedDocument }) | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'missing' in data ? data : null;
}

/** The document's data that a refusal carries. */
export function documentOf(error: unknown): RefusedDocument | undefined {
  const { document } = refusalOf(error) ?? awayOf(error) ?? {};
  return document as RefusedDocument | undefined;
}
