import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { writeComment } from '#app/features/projects/deliverable.store.server.ts';
import { PAGES_DRAWN } from '#app/features/projects/projects.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { shareOf } from '../pointed-place.ts';
import { aboutVersion, commentText, pageSaying } from './posted-version.ts';

const comment = { ...aboutVersion, id: z.uuid(), body: commentText };

/** Comments on a version; idempotent by the id. */
export const commentOnVersion = command({
  actor: 'client',
  input: z.object(comment),
  async run({ tx, input: { id, version, body } }) {
    if (!(await writeComment(tx, { id, version, body }))) throw new Refusal('gone', 404);
    return { id };
  },
  redirectTo: pageSaying('said'),
});

/** A percentage of a page's width or height, as a part of it. */
const share = z.string().transform(shareOf).pipe(z.number());

/** Comments on a place of a page of a version; idempotent by the id. */
export const pinComment = command({
  actor: 'client',
  input: z.object({
    ...comment,
    page: z.coerce.number().int().min(1).max(PAGES_DRAWN),
    x: share,
    y: share,
  }),
  async run({ tx, input: { deliverableId: _, ...pin } }) {
    if (!(await callValue(tx, 'public.pin_comment', pin))) throw new Refusal('gone', 404);
    return { id: pin.id };
  },
  redirectTo: pageSaying('said'),
});
