import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { savePriceRules, undoPriceRules } from './save-price-rules.server.ts';

/** The posts to the screen of prices; without an intent it is a save. */
const commands = { save: savePriceRules, undo: undoPriceRules };

type Code = 'changed';

export type PricesReply = ReplyOf<typeof commands, Code>;

export const priceAction = defineActions<typeof commands, Code>({
  commands,
  intentOf: (form) => (form.get('intent') === 'undo' ? 'undo' : 'save'),
  codes: ['changed'],
  refusals: { price_rules_service_question_answer_key: { code: 'changed', status: 409 } },
});
