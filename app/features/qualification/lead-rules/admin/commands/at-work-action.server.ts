import { defineActions } from '#app/access/commands/define-actions.server.ts';
import { setAtWork } from './set-at-work.server.ts';

/** The switch of the frame. */
export const atWorkAction = defineActions({
  commands: { set: setAtWork },
  intentOf: () => 'set',
  codes: [],
  withoutScreen: true,
});
