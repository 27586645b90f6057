import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { bulkCommand } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { allIds, type BatchPart, changeInBatches } from '#app/platform/batches.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asOperation } from '#app/platform/database/operation.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { resourceOf, TAG_LENGTH, type TaggedSubject } from '../tags.ts';

/** Above the size of a page. */
const MOST = 200;
const tag = typedLine.pipe(z.string().min(1).max(TAG_LENGTH));

const permissionOf = (kind: TaggedSubject['kind']) => `${resourceOf(kind)}:update` as const;

type Tagged = { count: number; act: string; name: string };

async function tagAll(
  user: Person,
  subject: TaggedSubject['kind'],
  ids: readonly string[],
  name: string,
): Promise<Tagged> {
  const act = randomUUID();
  const count = await changeInBatches(ids, (some) =>
    asPerson(user, (tx) =>
      asOperation(
        tx,
        act,
        async () => (await callValue(tx, 'public.tag_subjects', { subject, ids: some, name })) ?? 0,
      ),
    ),
  );
  return { count, act, name };
}

const undo = ({ data: { count, act } }: { data: Tagged }) =>
  count > 0 ? { intent: 'untag', act } : undefined;

/** Adds a tag to the selected rows of a list. */
export const tagSelected = (kind: TaggedSubject['kind']) =>
  bulkCommand({
    permission: permissionOf(kind),
    input: z.object({ id: z.array(z.uuid()).min(1).max(MOST), tag }),
    runBatches: ({ user, input }) => tagAll(user, kind, input.id, input.tag),
    undo,
  });

/** Adds a tag to every row of the filter in the address. */
export const tagMatching = (
  kind: TaggedSubject['kind'],
  find: (user: Person, url: URL, part: BatchPart) => Promise<readonly { id: string }[]>,
) =>
  bulkCommand({
    permission: permissionOf(kind),
    input: z.object({ tag }),
    async runBatches({ user, input, url }) {
      // All ids before the first change: a filter by tag would lose its place.
      const ids = await allIds(async (part) => (await find(user, url, part)).map(({ id }) => id));
      return tagAll(user, kind, ids, input.tag);
    },
    undo,
  });

/** Removes the tags of an operation of the user. */
export const untagMany = bulkCommand({
  permission: ['crm:update', 'feedback:update'],
  input: z.object({ act: z.uuid() }),
  runBatches: async ({ user, input: { act } }) => ({
    count: (await asPerson(user, (tx) => callValue(tx, 'public.untag_operation', { act }))) ?? 0,
  }),
});
