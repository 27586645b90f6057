import { randomUUID } from 'node:crypto';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { type Upload, withUpload } from '#app/platform/files/uploads.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { spoolRoom } from '#app/platform/spool/spool.server.ts';
import { releaseUpload, reserveUpload } from './feedback.store.server.ts';
import { LARGEST_FILE_BYTES, MOST_FILES } from './feedback-rules.ts';
import { clientOf, networkHashOf, type Sender } from './feedback-sender.server.ts';
import { givenIdOf } from './given-id.ts';

/** A post with its files; `room` holds the bytes reserved for them. */
export type FeedbackUpload = Upload & { room: string };

async function releaseRoom(room: string): Promise<void> {
  try {
    await asActor({ kind: 'system' }, (tx) => releaseUpload(tx, room));
  } catch (error) {
    log.warn(
      { err: error },
      'the reserved space of an upload could not be released; it expires in an hour',
    );
  }
}

/**
 * Reads a post with files. Their bytes are stored only if the sender's limit is not reached, and there is
 * room left for the address and for all unreviewed entries; a file without room is not `kept`. A failure of
 * this check loses the files, never the text. Throws as `withUpload` does.
 */
export async function withFeedbackUpload<T>(
  request: Request,
  sender: Sender,
  work: (upload: FeedbackUpload) => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  let isReserved = false;
  const room = async (texts: FormData, wanted: number): Promise<number> => {
    isReserved = true;
    const session = String(texts.get(POST.session) ?? '');
    try {
      return await asActor({ kind: 'system' }, (tx) =>
        reserveUpload(tx, {
          id,
          entryId: givenIdOf(texts.get(POST.lead)) ?? null,
          client: clientOf({ ...sender, session }),
          network: networkHashOf(sender),
          wanted,
          unsettledMax: settings().UNSETTLED_FILES_MAX,
        }),
      );
    } catch (error) {
      // They wait beside the text for the database.
      if (error instanceof DatabaseUnavailable) return Math.min(wanted, spoolRoom());
      log.error({ err: error }, 'space for attached files could not be reserved');
      return 0;
    }
  };
  const limits = { files: MOST_FILES, bytes: LARGEST_FILE_BYTES, room };
  try {
    return await withUpload(request, limits, (upload) => work({ ...upload, room: id }));
  } finally {
    if (isReserved) await releaseRoom(id);
  }
}
