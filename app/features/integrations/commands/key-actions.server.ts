import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import type { StepUpCode } from '#app/access/step-up.ts';
import { makeApiKey } from './make-api-key.server.ts';
import { revokeApiKey } from './revoke-api-key.server.ts';

const listCommands = { revoke: revokeApiKey };

export type KeyListReply = ReplyOf<typeof listCommands>;

/** What is posted to the list of keys. */
export const keyListAction = defineActions<typeof listCommands>({
  commands: listCommands,
  intentOf: (form) => String(form.get('intent')),
  codes: [],
});

const commands = { make: makeApiKey };

type Code = StepUpCode | 'scope_beyond' | 'scope_never';

export type NewKeyReply = ReplyOf<typeof commands, Code>;

/** What is posted to the form of a new key. */
export const newKeyAction = defineActions<typeof commands, Code>({
  commands,
  intentOf: () => 'make',
  codes: ['scope_beyond', 'scope_never'],
});
