import { type Configuration, genericGrantRequest, ResponseBodyError } from 'openid-client';
import {
  discover,
  type IssuerAccess,
  type IssuerError,
  issuerErrorOf,
} from './issuer-client.server.ts';
import { issuerFetch } from './issuer-fetch.server.ts';
import { issuerCallback } from './issuer-sign-in.server.ts';

export type IssuerCheck =
  /** `step` is what was tried when it failed. */
  | { ok: false; step: 'discovery' | 'keys' | 'client'; error: IssuerError | 'client' }
  /** It answers. `notes` are what may go wrong with it. */
  | { ok: true; notes: ('pkce' | 'code' | 'email' | 'role_claim')[] };

async function keysOf(configuration: Configuration): Promise<IssuerError | null> {
  const { jwks_uri: address } = configuration.serverMetadata();
  if (!address) return 'document';
  try {
    const answer = await issuerFetch(address, {
      method: 'GET',
      headers: { accept: 'application/json' },
      body: null,
      redirect: 'manual',
    });
    if (answer.status !== 200) return 'status';
    const { keys } = (await answer.json()) as { keys?: unknown[] };
    return Array.isArray(keys) && keys.length > 0 ? null : 'document';
  } catch (error) {
    return error instanceof SyntaxError ? 'document' : issuerErrorOf(error);
  }
}

/** Whether the client is registered at the issuer, whose error for an unknown client differs from that for an
 * unknown code. */
async function clientError(configuration: Configuration): Promise<IssuerError | 'client' | null> {
  try {
    await genericGrantRequest(configuration, 'authorization_code', {
      code: 'a-test-of-the-client',
      redirect_uri: issuerCallback(),
      code_verifier: 'a-test-of-the-client-that-is-long-enough-for-pkce',
    });
    return null;
  } catch (error) {
    if (error instanceof ResponseBodyError) {
      return ['invalid_client', 'unauthorized_client'].includes(error.error) ? 'client' : null;
    }
    const { code, status } = error as { code?: string; status?: number };
    if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE' || status === 401) return 'client';
    return issuerErrorOf(error);
  }
}

/** Tries an issuer without signing anybody in: discovery, keys, and id and secret of the client. */
export async function checkIssuer(
  access: Omit<IssuerAccess, 'id' | 'revision'>,
  roleClaim: string,
): Promise<IssuerCheck> {
  let configuration: Configuration;
  try {
    configuration = await discover(access);
  } catch (error) {
    return { ok: false, step: 'discovery', error: issuerErrorOf(error) };
  }
  const server = configuration.serverMetadata();
  if (!server.authorization_endpoint || !server.token_endpoint) {
    return { ok: false, step: 'discovery', error: 'document' };
  }
  const keys = await keysOf(configuration);
  if (keys) return { ok: false, step: 'keys', error: keys };
  const client = await clientError(configuration);
  if (client) return { ok: false, step: 'client', error: client };
  const lacks = (list: readonly string[] | undefined, wanted: string) =>
    list !== undefined && !list.includes(wanted);
  const [claim = ''] = roleClaim.split('.');
  const notes = [
    lacks(server.code_challenge_methods_supported, 'S256') && ('pkce' as const),
    lacks(server.response_types_supported, 'code') && ('code' as const),
    lacks(server.scopes_supported, 'email') && ('email' as const),
    lacks(server.claims_supported, claim) && ('role_claim' as const),
  ];
  return { ok: true, notes: notes.filter((note) => note !== false) };
}
