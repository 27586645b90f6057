import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { type ProductReply, SOURCES } from './product.ts';
import { productIn, typedIn } from './product-form.server.ts';
import { holderOf } from './products.store.server.ts';

type Answer = { reply: ProductReply; status: number };
type Given = {
  person: Person;
  id: string;
  texts: Readonly<Record<string, string>>;
  permissions: ReadonlySet<Permission>;
};

const UNIQUE_VIOLATION = '23505';

const uuid = z.uuid();
const revisionIn = (texts: Given['texts']): number =>
  z.coerce.number().int().safeParse(texts['revision']).data ?? 0;

/** Saves, unless a source is another product's: then `taken`. */
async function save(person: Person, work: Parameters<typeof asPerson<Saved>>[1]) {
  try {
    return await asPerson(person, work);
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return { kind: 'taken' as const };
    throw error;
  }
}

/** A post of the editor of a product. */
export async function saveProduct({ person, id, texts, permissions }: Given): Promise<Answer> {
  const typed = typedIn(texts);
  const refused = (status: number, more: Partial<ProductReply>): Answer => ({
    reply: { mistakes: {}, typed, ...more },
    status,
  });
  if (!permissions.has('settings:manage')) return refused(403, { failed: 'forbidden' });
  if (!uuid.safeParse(id).success) return refused(404, { failed: 'gone' });
  const revision = revisionIn(texts);
  const asked = productIn(typed);
  if (asked.kind === 'mistaken') {
    return refused(422, { failed: 'invalid', mistakes: asked.mistakes, revision });
  }
  const { columns } = asked;
  const saved = await save(person, (tx) =>
    saveSetting(tx, 'crm_products', { id, revision }, columns),
  );
  if (saved.kind === 'taken') {
    const holder = await asPerson(person, (tx) => holderOf(tx, id, columns.lead_sources));
    return refused(409, {
      failed: 'invalid',
      mistakes: { [SOURCES]: 'taken' },
      ...(holder !== undefined && { holder }),
      revision,
    });
  }
  if (saved.kind === 'gone') return refused(404, { failed: 'gone' });
  if (saved.kind === 'conflict') return refused(409, { conflict: saved.conflict, revision });
  return { reply: { mistakes: {}, done: 'saved', typed, revision: saved.revision }, status: 200 };
}
