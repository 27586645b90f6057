import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { matchingFilter } from '#app/access/commands/matching-filter.server.ts';
import { moveEntries, restoreEntries } from '../../commands/move-entries.server.ts';
import {
  moveMatchingEntries,
  restoreMatchingEntries,
} from '../../commands/move-matching-entries.server.ts';
import { ideasList } from '../ideas.list.server.ts';
import { listIdeas } from '../ideas.store.server.ts';
import type { IdeaCode } from '../ideas.ts';
import { joinIdea, partIdea } from './join-idea.server.ts';
import { clearScore, scoreIdea } from './score-idea.server.ts';

/** The commands posted to the list of ideas, by the `intent` of its forms. */
const commands = {
  move: moveEntries,
  undo: restoreEntries,
  'move-matching': moveMatchingEntries(async (tx, query, part) => {
    const filter = matchingFilter(ideasList, query);
    const rows = await listIdeas(tx, { ...part, filter, sort: ideasList.usual });
    return rows.map(({ id }) => id);
  }),
  'undo-matching': restoreMatchingEntries,
  score: scoreIdea,
  unscore: clearScore,
  join: joinIdea,
  part: partIdea,
};

export type IdeaReply = ReplyOf<typeof commands, IdeaCode>;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);

export const ideaAction = defineActions<typeof commands, IdeaCode>({
  commands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isIntent(intent) ? intent : 'move';
  },
  codes: ['range', 'reason'],
  refusals: {
    feedback_move_not_allowed: { code: 'way', status: 409 },
    not_an_idea: { code: 'way', status: 409 },
    same_as_itself: { code: 'way', status: 409 },
    same_as_of_other_project: { code: 'way', status: 409 },
    same_as_spam: { code: 'way', status: 409 },
  },
});
