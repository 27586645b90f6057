import { defineActions } from '#app/access/commands/define-actions.server.ts';
import { readRuleNotices } from '#app/features/automation/commands/read-rule-notices.server.ts';
import { readAllMentions } from './read-all-mentions.server.ts';

/** The commands posted to the list of mentions. */
export const mentionAction = defineActions({
  commands: { read: readAllMentions, 'read-notices': readRuleNotices },
  intentOf: (form) => (form.get('intent') === 'read-notices' ? 'read-notices' : 'read'),
  codes: [],
});
