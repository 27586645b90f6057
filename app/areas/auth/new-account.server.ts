import type { TFunction } from 'i18next';
import { z } from 'zod';
import { errorsOf, rules } from './auth-fields.ts';
import { refusal } from './auth-page.server.ts';

type NewAccount = { name: string; email: string; password: string };

/** A new account as it was posted, or the response that renders the form again with its errors. */
export function newAccountIn(
  texts: Record<string, string>,
  t: TFunction<'auth'>,
): { account: NewAccount } | { refused: ReturnType<typeof refusal> } {
  const { name, email, newPassword } = rules(t);
  const parsed = z.object({ name, email, password: newPassword }).safeParse(texts);
  if (!parsed.success) return { refused: refusal('invalid', texts, errorsOf(parsed.error)) };
  return { account: parsed.data };
}
