import { createHash } from 'node:crypto';
import { derivedIds } from '#app/features/qualification/intake/lead-id.server.ts';
import type { UploadedFile } from '#app/platform/files/uploads.server.ts';
import type { FeedbackInput } from './feedback.schema.ts';

/** Longer than a double click and an impatient retry, shorter than a second thought. */
const SAME_MS = 10_000;

/**
 * Ids for an entry that came without one: the same sender with the same fields and files within ten
 * seconds. Of the window now and of the one before, which counts only as far as those ten seconds reach.
 */
export function derivedEntryIds(
  input: FeedbackInput,
  files: readonly UploadedFile[],
  person: string,
) {
  const fields = JSON.stringify([
    input,
    files.map(({ name, size, sha256 }) => [name, size, sha256]),
  ]);
  const digest = createHash('sha256').update(fields).digest('base64url');
  return derivedIds(['feedback', digest, person], SAME_MS, Date.now());
}
