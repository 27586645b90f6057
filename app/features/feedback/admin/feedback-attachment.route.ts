import { data } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { sendFile } from '#app/platform/files/send-file.server.ts';
import type { Route } from './+types/feedback-attachment.route';
import { readEntryFile } from './staff-feedback.store.server.ts';

const place = z.object({ id: z.uuid(), file: z.uuid() });

/** A file of an entry as a download, for staff who may read it; the policy decides in SQL too. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const asked = place.safeParse(params);
  const found = asked.success
    ? await asPerson(asker, (tx) => readEntryFile(tx, asked.data.id, asked.data.file))
    : undefined;
  const answer = found && (await sendFile(found));
  if (!answer) throw data(null, { status: 404 });
  return answer;
}
