import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { TAG_LENGTH, TAGGED } from '../tags.ts';

const subject = { kind: z.enum(TAGGED), about: z.uuid() };

/** Adds a tag to a record by its name; the tag is created if it does not exist. */
export const putTag = command({
  // The database asks for that of the record.
  permission: ['crm:update', 'feedback:update'],
  input: z.object({
    ...subject,
    name: typedLine.pipe(z.string().min(1, 'tag_unnamed').max(TAG_LENGTH, 'tag_unnamed')),
  }),
  async run({ tx, input: { kind, about: id, name } }) {
    await callValue(tx, 'public.tag_subject', { subject: kind, id, name });
    return { id };
  },
});

/** Removes a tag from a record. */
export const removeTag = command({
  permission: ['crm:update', 'feedback:update'],
  input: z.object({ ...subject, tag: z.uuid() }),
  async run({ tx, input: { kind, about: id, tag } }) {
    await callValue(tx, 'public.untag_subject', { subject: kind, id, tag });
    return { id };
  },
});
