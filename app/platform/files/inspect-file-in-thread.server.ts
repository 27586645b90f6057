import { workerThread } from '#app/platform/threads/worker-thread.server.ts';
import type { FileFacts, FileToInspect } from './inspect-file.server.ts';

/**
 * As `inspectFile`, in a worker thread: hashing and decoding ten megabytes takes a tenth of a second.
 * Throws `QueueFull` where the queue holds as many files as are inspected in some seconds.
 */
export const inspectFileInThread = workerThread<FileToInspect, FileFacts>({
  file: 'app/platform/files/file-inspector.server.ts',
  name: 'file-inspector',
  waiting: 200,
  limitMs: 30_000,
});
