import { createHash } from 'node:crypto';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';

/** Marks an authenticator's code as used; false when it was used before. */
export function firstUse(userId: string, code: string): Promise<boolean> {
  const codeHash = createHash('sha256').update(code).digest();
  return asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.use_code', { userId, codeHash }),
  );
}
