import { defineActions } from '#app/access/commands/define-actions.server.ts';
import { chooseProduct } from './choose-product.server.ts';

/** The menu of the frame. */
export const productChoiceAction = defineActions({
  commands: { choose: chooseProduct },
  intentOf: () => 'choose',
  codes: [],
  withoutScreen: true,
});
