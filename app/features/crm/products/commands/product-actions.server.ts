import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { type ProductCode, type ProductDetails, SOURCES } from '../product.ts';
import { saveProduct } from './save-product.server.ts';

/** The commands posted to the address of a product. */
const commands = { save: saveProduct };

export type ProductReply = ReplyOf<typeof commands, ProductCode, ProductDetails>;

export const productAction = defineActions<typeof commands, ProductCode>({
  commands,
  intentOf: () => 'save',
  ids: { id: 'id' },
  codes: [],
  // Another product was given the source a moment ago.
  refusals: { source_taken: { code: 'taken', status: 409, field: SOURCES } },
});
