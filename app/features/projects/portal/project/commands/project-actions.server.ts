import type { ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { definePortalActions, type PortalCode } from '#app/areas/portal/portal-actions.server.ts';
import { commentOnUpdate } from './comment-on-update.server.ts';

/** The commands posted to the address of a project, by the `intent` of its forms. */
const commands = { comment: commentOnUpdate };

type ProjectCode = PortalCode | 'long';

/** Only a refusal is rendered here; a success redirects to the page. */
export type ProjectReply = Extract<ReplyOf<typeof commands, ProjectCode>, { ok: false }>;

export const projectAction = definePortalActions<typeof commands, ProjectCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  ids: { project: 'id' },
  codes: ['long'],
});
