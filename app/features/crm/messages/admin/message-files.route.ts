import { data, redirect } from 'react-router';
import { z } from 'zod';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminPath } from '#app/paths.ts';
import { UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import { dropMessageFile, type FileReply, keepMessageFile } from '../keep-file.server.ts';
import { MESSAGE_FILES } from '../message-files.ts';
import type { Route } from './+types/message-files.route';

const uuid = z.uuid();
const answer = (reply: FileReply, status: number) => Response.json(reply, { status });

/** A GET of this address redirects to the leads. */
export const loader = () => redirect(adminPath('leads'), 303);

/** Uploads a file for a message, as soon as it is chosen; or removes it again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  if (!current.permissions.has('crm:update')) throw data(null, { status: 403 });
  try {
    const limits = { files: 1, bytes: MESSAGE_FILES.mostBytes };
    return await withUpload(request, limits, async (upload) => {
      if (upload.texts.get('intent') === 'drop') {
        const id = uuid.safeParse(upload.texts.get('id'));
        if (id.success) await dropMessageFile(user, id.data);
        return answer({ id: id.data ?? '' }, 200);
      }
      const { reply, status } = await keepMessageFile(user, upload);
      return answer(reply, status);
    });
  } catch (error) {
    if (error instanceof UploadTooLarge) return answer({ error: 'large' }, 422);
    throw error;
  }
}
