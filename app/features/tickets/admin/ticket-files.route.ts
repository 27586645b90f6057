import { data, redirect } from 'react-router';
import { z } from 'zod';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminPath } from '#app/paths.ts';
import { UploadTooLarge, withUpload } from '#app/platform/files/uploads.server.ts';
import { dropTicketFile, type FileReply, keepTicketFile } from '../commands/keep-file.server.ts';
import { TICKET_FILES } from '../ticket.ts';
import type { Route } from './+types/ticket-files.route';

const uuid = z.uuid();
const answer = (reply: FileReply, status: number) => Response.json(reply, { status });

/** A GET of this address redirects to the tickets. */
export const loader = () => redirect(adminPath('tickets'), 303);

/** Uploads a file for a reply, as soon as it is chosen; or removes it again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  if (!current.permissions.has('feedback:update')) throw data(null, { status: 403 });
  try {
    const limits = { files: 1, bytes: TICKET_FILES.mostBytes };
    return await withUpload(request, limits, async (upload) => {
      if (upload.texts.get('intent') === 'drop') {
        const id = uuid.safeParse(upload.texts.get('id'));
        if (id.success) await dropTicketFile(user, id.data);
        return answer({ id: id.data ?? '' }, 200);
      }
      const { reply, status } = await keepTicketFile(user, upload);
      return answer(reply, status);
    });
  } catch (error) {
    if (error instanceof UploadTooLarge) return answer({ error: 'large' }, 422);
    throw error;
  }
}
