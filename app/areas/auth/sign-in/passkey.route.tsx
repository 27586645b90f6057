import {
  passkeyProof,
  passkeyToAskFor,
  signInWithPasskey,
} from '#app/access/second-factor/passkeys.server.ts';
import {
  jsonRefusal,
  jsonReply,
  postedJson,
  postOnly,
} from '../account/passkeys/json-reply.server.ts';
import { callerIn, landingAfter } from '../auth-page.server.ts';
import type { Route } from './+types/passkey.route';

export const loader = postOnly;

/** Signs in with a passkey, in two posts: the options for the device, and its reply. */
export async function action({ request, context }: Route.ActionArgs) {
  const { given, from } = await postedJson(request);
  const caller = callerIn(request, context);
  if (given === undefined) {
    const { options, cookies } = await passkeyToAskFor(caller);
    return jsonReply({ options }, cookies);
  }
  const proof = passkeyProof.safeParse(given);
  if (!proof.success) return jsonRefusal(request, 'passkey');
  const outcome = await signInWithPasskey(caller, proof.data);
  if (outcome.kind === 'refused') return jsonRefusal(request, outcome.reason);
  const to = await landingAfter(outcome, { wanted: from ?? null, caller });
  return jsonReply({ to }, outcome.cookies);
}
