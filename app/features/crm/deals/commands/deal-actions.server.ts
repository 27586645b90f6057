import {
  type DatabaseRefusals,
  defineActions,
  type ReplyOf,
} from '#app/access/commands/define-actions.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { matchingCustomFilter } from '#app/features/custom-fields/commands/matching-filter.server.ts';
import { VALUE_CODES, type ValueCode } from '#app/features/custom-fields/custom-field.ts';
import { tagMatching, tagSelected, untagMany } from '../../tags/commands/tag-many.server.ts';
import { dealsList } from '../deals.list.server.ts';
import { listDeals } from '../deals.store.server.ts';
import { type CurrentDeal, DEAL_CODES, type DealCode } from '../deals.ts';
import { assignDeals, assignMatchingDeals, undoDealAssignment } from './assign-deals.server.ts';
import { beginDeal } from './begin-deal.server.ts';
import { editDeal, setDealParty } from './edit-deal.server.ts';
import { moveDeal, undoDealMove } from './move-deal.server.ts';
import { moveDeals, moveMatchingDeals, undoDealMoves } from './move-deals.server.ts';

const moves = { move: moveDeal, undo: undoDealMove };
const assignments = {
  give: assignDeals,
  'give-matching': assignMatchingDeals,
  'give-back': undoDealAssignment,
};
const stages = {
  'move-many': moveDeals,
  'move-matching': moveMatchingDeals,
  'move-back': undoDealMoves,
};
const tags = {
  tag: tagSelected('deal'),
  'tag-matching': tagMatching('deal', async (user, url, part) => {
    const filter = await matchingCustomFilter(user, 'deal', {
      list: dealsList,
      search: url.searchParams,
    });
    return asPerson(user, (tx) => listDeals(tx, { filter, sort: dealsList.usual, ...part }));
  }),
  untag: untagMany,
};
const edits = { edit: editDeal, party: setDealParty };

/** The commands posted to the page of a deal about the deal itself. */
export const dealPageCommands = { ...moves, ...edits };

/** The reply to a command on deals, on any of their screens. */
export type DealReply = ReplyOf<
  typeof moves & typeof assignments & typeof stages & typeof edits,
  DealCode,
  CurrentDeal
>;

/** The new owner may no longer own the deals, or the stage was archived meanwhile. */
export const DEAL_REFUSALS: DatabaseRefusals<DealCode> = {
  owner_unknown: { code: 'owner', status: 409 },
  stage_put_away: { code: 'stage', status: 409 },
};

/** The commands posted to the board and to the list of deals. */
export const dealsAction = defineActions<
  typeof moves & typeof assignments & typeof stages & typeof tags,
  DealCode
>({
  commands: { ...moves, ...assignments, ...stages, ...tags },
  intentOf: (form) => String(form.get('intent')),
  refusals: DEAL_REFUSALS,
  codes: DEAL_CODES,
});

const newDealCommands = { make: beginDeal };

export type NewDealReply = ReplyOf<typeof newDealCommands, DealCode | ValueCode>;

export const newDealAction = defineActions<typeof newDealCommands, DealCode | ValueCode>({
  commands: newDealCommands,
  intentOf: () => 'make',
  refusals: DEAL_REFUSALS,
  codes: [...DEAL_CODES, ...VALUE_CODES],
});
