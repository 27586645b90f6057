import { randomUUID } from 'node:crypto';
import { MemoryLocker, Server } from '@tus/server';
import { portalPaths } from '#app/paths.ts';
import { LARGEST_FILE_BYTES } from './project-files.ts';
import { UploadParts } from './upload-parts.server.ts';

/** Two requests about one upload in this process: the later one waits. Between processes the database decides. */
const locker = new MemoryLocker();

/** Answers a request of the tus protocol about the uploads of one person. */
export async function answerUpload(request: Request, person: string): Promise<Response> {
  const server = new Server({
    path: portalPaths.fileUploads,
    datastore: new UploadParts(person),
    locker,
    relativeLocation: true,
    maxSize: LARGEST_FILE_BYTES,
    namingFunction: () => randomUUID(),
  });
  const answer = await server.handleWeb(request);
  const headers = new Headers(answer.headers);
  // Pages of this site alone ask here.
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
