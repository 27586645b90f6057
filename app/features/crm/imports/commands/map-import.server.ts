import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { isImportField, mappingMistake } from '../import-fields.ts';
import type { ImportDetails } from '../import-replies.ts';
import { importProducts, readImport } from '../imports.store.server.ts';
import { ON_KNOWN } from '../imports.ts';

const text = z.string().catch('');

/** Stores the mapping of the columns and the target of the contacts, and starts the check of the lines. */
export const mapImport = command({
  permission: 'crm:create',
  input: z.object({
    id: z.uuid(),
    product: text,
    source: text,
    known: z.enum(ON_KNOWN).catch('fill'),
  }),
  // The file determines the number of columns.
  prepare: async ({ form }) => ({ columnAt: (at: number) => form.get(`column-${at}`) }),
  async run({ tx, ready: { columnAt }, input }) {
    const { id, known: onKnown } = input;
    const found = await readImport(tx, id);
    if (!found) throw new Refusal('forbidden', 404);
    const mapping = found.header.map((_, at) => {
      const field = columnAt(at);
      return isImportField(field) ? field : '';
    });
    const mistake = mappingMistake(mapping);
    const details: ImportDetails = { mapping };
    if (mistake) throw new Refusal(mistake, 422, details);
    const product = (await importProducts(tx)).find(({ slug }) => slug === input.product);
    const source = product?.sources.find((one) => one === input.source) ?? product?.sources[0];
    if (!product || !source) throw new Refusal('forbidden', 403);
    const choice = { id, mapping: [...mapping], product: product.slug, source, onKnown };
    const started = await callValue(tx, 'public.map_import', choice);
    if (!started) throw new Refusal('stale');
    return { id };
  },
});
