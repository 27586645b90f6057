import type { RouterContextProvider } from 'react-router';
import { orFailed } from '#app/areas/portal/or-failed.server.ts';
import { refusedStatus } from '#app/platform/database/errors.server.ts';
import { type Upload, UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import type { FilesError } from '../queries/client-files.server.ts';
import { TICKET_FILES } from '../ticket.ts';

/** Why nothing of a post was stored. */
export type Why =
  | ('empty' | 'long' | 'gone' | 'limited' | 'rating' | 'failed')
  | `files.${FilesError}`;
export type TicketPost = { intent: string; why: Why; typed: Readonly<Record<string, string>> };

const LIMITS = { files: TICKET_FILES.most, bytes: TICKET_FILES.mostBytes };

const STATUS: Partial<Record<Why, number>> = {
  gone: 404,
  limited: 429,
  rating: 409,
  failed: 500,
};
export const statusOf = (why: Why): number => STATUS[why] ?? 422;

const textsOf = ({ texts }: Upload): Record<string, string> =>
  Object.fromEntries(
    [...texts].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Exceeding the daily limit of files is no unexpected error. */
async function orLimited<Done>(work: Promise<Done>): Promise<Done | 'limited'> {
  try {
    return await work;
  } catch (error) {
    if (refusedStatus(error) === 429) return 'limited';
    throw error;
  }
}

/** Reads a form that may bring files, and handles it; one that is too large is refused with that reason. */
export async function withPost<Done extends object>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  work: (texts: Record<string, string>, upload: Upload) => Promise<Done | Why>,
): Promise<Done | TicketPost> {
  let typed: Record<string, string> = {};
  const refused = (why: Why): TicketPost => ({ intent: typed['intent'] ?? '', why, typed });
  try {
    return await withUpload(request, LIMITS, async (upload) => {
      typed = textsOf(upload);
      const outcome = await orFailed(context, () => orLimited(work(typed, upload)));
      return typeof outcome === 'string' ? refused(outcome) : outcome;
    });
  } catch (error) {
    if (error instanceof UploadTooLarge) return refused('files.large');
    throw error;
  }
}
