import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { saveSetting } from '#app/audit/save-setting.server.ts';
import { readLeadOwners } from '#app/features/qualification/admin/owners/lead-owners.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { readLeadRule } from '../../lead-rules.store.server.ts';
import {
  RULE_LOCALES,
  RULE_SERVICES,
  RULE_SOURCES,
  RULE_WAYS,
  type RuleMistake,
} from '../../lead-rules.ts';
import { readRuleProducts } from '../../rule-products.store.server.ts';

const LONGEST_NAME = 80;

const ticked = z.array(z.string());
const input = z.object({
  id: z.uuid().nullable(),
  revision: seenRevision,
  name: z.string().catch('').pipe(z.string().trim()),
  services: ticked,
  sources: ticked,
  products: ticked,
  locales: ticked,
  way: z.enum(RULE_WAYS).catch('turn'),
  owner: z.string().catch(''),
  colleagues: ticked,
  is_active: z.string().optional(),
});

/** The columns of a posted rule; ticked values that no longer exist are dropped. Throws its errors by field. */
async function columnsOf(tx: Tx, posted: z.output<typeof input>) {
  const { name, way } = posted;
  const owners = (await readLeadOwners(tx)).map(({ id }) => id);
  const products = (await readRuleProducts(tx)).map(({ slug }) => slug);
  const among = (known: readonly string[], chosen: readonly string[]) =>
    known.filter((value) => chosen.includes(value));
  const owner = way === 'person' ? (owners.find((id) => id === posted.owner) ?? null) : null;
  const mistakes: Record<string, RuleMistake> = {};
  if (name === '') mistakes['name'] = 'missing';
  if (name.length > LONGEST_NAME) mistakes['name'] = 'long';
  if (way === 'person' && !owner) mistakes['owner'] = 'owner';
  const colleagues = way === 'turn' ? among(owners, posted.colleagues) : [];
  // Without them the rotation would be among all.
  if (way === 'turn' && colleagues.length === 0 && posted.colleagues.length > 0)
    mistakes['colleagues'] = 'colleagues';
  if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
  return {
    name,
    services: among(RULE_SERVICES, posted.services),
    sources: among(RULE_SOURCES, posted.sources),
    products: among(products, posted.products),
    locales: among(RULE_LOCALES, posted.locales),
    way,
    ownerId: owner,
    colleagues,
    isActive: posted.is_active !== undefined,
  };
}

/**
 * Saves a rule, or adds one at the end. Refused as `changed` with the conflict where a colleague has saved
 * it meanwhile.
 */
export const saveLeadRule = command({
  permission: 'settings:update',
  input,
  async run({ tx, input }) {
    const { id, revision } = input;
    if (id && !(await readLeadRule(tx, id))) throw new Refusal('gone', 404);
    const columns = await columnsOf(tx, input);
    if (id === null) {
      return tx
        .insertInto('lead_assignment_rules')
        .values({
          ...columns,
          position: sql<number>`(select coalesce(max(r.position), 0) + 1
            from public.lead_assignment_rules r)`,
        })
        .returning(['id', 'revision'])
        .executeTakeFirstOrThrow();
    }
    const saved = await saveSetting(tx, 'lead_assignment_rules', { id, revision }, columns);
    if (saved.kind === 'gone') throw new Refusal('gone', 404);
    if (saved.kind === 'conflict') throw new Refusal('changed', 409, saved.conflict);
    return { id, revision: saved.revision };
  },
  redirectTo: ({ input, data }) =>
    input.id === null ? adminPath('leadRule', { id: data.id }) : undefined,
});
