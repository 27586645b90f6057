import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { receiverCity, receiverName } from '../../invoices/pix/br-code.ts';
import { KEY_KINDS, pixKeyIn } from '../../invoices/pix/pix-key.ts';
import { savePixKey } from './invoice-acts.store.server.ts';
import type { Mistake, PixKeyReply } from './staff-invoices.ts';

type Answer = { reply: PixKeyReply; status: 200 | 403 | 422 };

/** A post about where clients send money by Pix. */
export async function actOnPixKey(
  person: Person,
  texts: Readonly<Record<string, string>>,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  const refused = (
    why: 'forbidden' | 'invalid',
    status: 403 | 422,
    mistakes: Record<string, Mistake> = {},
  ): Answer => ({ reply: { done: false, why, mistakes, typed: texts }, status });
  if (!permissions.has('financial:approve')) return refused('forbidden', 403);
  const kind = KEY_KINDS.find((one) => one === texts['kind']);
  const key = kind && pixKeyIn(kind, texts['key'] ?? '');
  const [name, city] = [receiverName(texts['name'] ?? ''), receiverCity(texts['city'] ?? '')];
  const mistakes: Record<string, Mistake> = {
    ...(!key && { key: texts['key'] ? ('key' as const) : ('required' as const) }),
    ...(!name && { name: 'required' as const }),
    ...(!city && { city: 'required' as const }),
  };
  if (!kind || !key || !name || !city) return refused('invalid', 422, mistakes);
  await asPerson(person, (tx) => savePixKey(tx, { kind, key, name, city }));
  return { reply: { done: true }, status: 200 };
}
