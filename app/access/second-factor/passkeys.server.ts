import { getAuthenticatorName } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { authPaths } from '#app/paths.ts';
import { isUuid } from '#app/ui/uuid.ts';
import { type Caller, type Outcome, refused, settled } from '../account-call.server.ts';
import { queueAccountMail } from '../account-mail.server.ts';
import { identity } from '../identity.server.ts';
import type { Session } from '../session.server.ts';
import { admitted } from '../sign-in.server.ts';
import { judged, mayCall } from '../tries.server.ts';

const bytes = z.string().min(1).max(16_384);

/** The browser's reply when it signs in with a passkey; the library trusts its caller's types. */
export const passkeyProof = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(1024).optional(),
  }),
  clientExtensionResults: z.looseObject({}),
});
type Proof = z.infer<typeof passkeyProof>;

export type Passkey = { id: string; name: string; keeper: string; addedAt: Date | null };

/** The passkeys of the person signed in, newest first. */
export async function passkeysOf(caller: Caller): Promise<Passkey[]> {
  const rows = await identity().api.listPasskeys({ headers: caller.headers });
  return rows
    .map(({ id, name, aaguid, createdAt }) => ({
      id,
      name: name ?? '',
      keeper: getAuthenticatorName(aaguid) ?? '',
      addedAt: createdAt ? new Date(createdAt) : null,
    }))
    .sort((a, b) => (b.addedAt?.getTime() ?? 0) - (a.addedAt?.getTime() ?? 0));
}

type Challenge = { options: object; cookies: string[] };

/**
 * The options with which the browser makes a passkey; valid for minutes, in a cookie of its own. The device
 * shows the passkey under the name of the site.
 */
export async function passkeyToMake(caller: Caller, siteName: string): Promise<Challenge> {
  const { response, headers } = await identity().api.generatePasskeyRegistrationOptions({
    headers: caller.headers,
    returnHeaders: true,
  });
  const options = { ...response, rp: { ...response.rp, name: siteName } };
  return { options, cookies: headers?.getSetCookie() ?? [] };
}

/** The options with which the browser signs in with any passkey it holds for this site. */
export async function passkeyToAskFor(caller: Caller): Promise<Challenge> {
  const { response, headers } = await identity().api.generatePasskeyAuthenticationOptions({
    headers: caller.headers,
    returnHeaders: true,
  });
  // The device must also verify its user: only then is a passkey two factors in one.
  return {
    options: { ...response, userVerification: 'required' },
    cookies: headers?.getSetCookie() ?? [],
  };
}

const CHANGES = { passkey_added: 'added', passkey_removed: 'deleted' } as const;

async function changed(
  caller: Caller,
  { userId }: Session,
  type: keyof typeof CHANGES,
): Promise<void> {
  const change = CHANGES[type];
  await logSecurityEvent({ ...caller, type, severity: 'warning', userId, byUser: true });
  await queueAccountMail(userId, 'passkeys-changed', { path: authPaths.passkeys, change });
}

/** The library reports an internal error when the input does not verify. */
function notOurFault(error: unknown): never {
  if (error instanceof APIError && error.body?.code === 'FAILED_TO_VERIFY_REGISTRATION') {
    throw new APIError('BAD_REQUEST', error.body);
  }
  throw error;
}

/** Stores the passkey that the browser has made. */
export async function addPasskey(
  caller: Caller,
  own: Session,
  { made, name }: { made: unknown; name: string },
): Promise<Outcome> {
  const verified = identity().api.verifyPasskeyRegistration({
    body: { response: made, name },
    headers: caller.headers,
    returnHeaders: true,
  });
  const answer = await settled(verified.catch(notOurFault), () => 'passkey');
  if (answer.kind === 'refused') return answer;
  await changed(caller, own, 'passkey_added');
  return { kind: 'done', cookies: answer.cookies, userId: own.userId };
}

/** Renames a passkey of the caller; another person's is refused like one that does not exist. */
export async function renamePasskey(caller: Caller, id: string, name: string): Promise<Outcome> {
  if (!isUuid(id)) return refused('passkey');
  const answer = await settled(
    identity().api.updatePasskey({
      body: { id, name },
      headers: caller.headers,
      returnHeaders: true,
    }),
    () => 'passkey',
  );
  return answer.kind === 'refused' ? answer : { kind: 'done', cookies: [] };
}

/** Removes a passkey of the caller. */
export async function removePasskey(caller: Caller, own: Session, id: string): Promise<Outcome> {
  if (!isUuid(id)) return refused('passkey');
  const answer = await settled(
    identity().api.deletePasskey({ body: { id }, headers: caller.headers, returnHeaders: true }),
    () => 'passkey',
  );
  if (answer.kind === 'refused') return answer;
  await changed(caller, own, 'passkey_removed');
  return { kind: 'done', cookies: [], userId: own.userId };
}

/**
 * Signs in with a passkey. No second step is requested: a passkey is possession plus a biometric or PIN,
 * and user verification by the device is required.
 */
export async function signInWithPasskey(caller: Caller, given: Proof): Promise<Outcome> {
  const call = await mayCall(caller);
  if (!call) return refused('limited');
  const answer = await judged(
    call,
    identity().api.verifyPasskeyAuthentication({
      body: { response: given },
      headers: caller.headers,
      returnHeaders: true,
    }),
    () => 'passkey',
  );
  if (answer.kind === 'refused') {
    await logSecurityEvent({
      ...caller,
      type: 'sign_in_failed',
      severity: 'warning',
      details: { reason: answer.reason },
    });
    return answer;
  }
  const { session, user } = answer.value;
  return admitted(
    caller,
    { userId: user.id, token: session.token, way: 'passkey' },
    answer.cookies,
  );
}
