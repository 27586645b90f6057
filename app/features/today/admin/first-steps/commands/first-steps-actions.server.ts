import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { removeSamples } from '#app/features/content/admin/commands/remove-samples.server.ts';
import { undoContentAct } from '#app/features/content/admin/commands/undo-content-act.server.ts';
import type { ContentActCode } from '#app/features/content/admin/content-acts.ts';
import { hideFirstSteps, showFirstSteps } from './hide-first-steps.server.ts';
import { testMail } from './test-mail.server.ts';

/** The commands posted to the list of first steps, by the `intent` of its forms. */
const commands = {
  hide: hideFirstSteps,
  show: showFirstSteps,
  'mail-test': testMail,
  'remove-samples': removeSamples,
  undo: undoContentAct,
};

type FirstStepsCode = ContentActCode | 'waits';

export type FirstStepsReply = ReplyOf<typeof commands, FirstStepsCode>;

export const firstStepsAction = defineActions<typeof commands, FirstStepsCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
});
