import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import {
  type RequestError,
  requestErrorOf,
} from '#app/platform/http/outgoing/pinned-request.server.ts';
import { ISSUER_TIMEOUT_S, isLocalIssuer, issuerFetch } from './issuer-fetch.server.ts';

/** An issuer as the client needs it, with its secret in the clear. */
export type IssuerAccess = {
  id: string;
  revision: number;
  issuer: string;
  clientId: string;
  clientSecret: string;
};

/** Issuers change keys and addresses seldom; a sign-in must not wait for two answers each time. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50;
const kept = new Map<string, { until: number; configuration: Configuration }>();

/** The secret in the way that the issuer accepts; where it says nothing, in the header, as the standard has it. */
const secretOf =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const how = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return how(secret)(server, ...rest);
  };

/** Asks the issuer what it offers. Throws where it does not answer, or answers as another issuer. */
export async function discover(
  access: Omit<IssuerAccess, 'id' | 'revision'>,
): Promise<Configuration> {
  const url = new URL(access.issuer);
  return discovery(url, access.clientId, undefined, secretOf(access.clientSecret), {
    [customFetch]: issuerFetch,
    timeout: ISSUER_TIMEOUT_S,
    // The signature of a token is checked although the connection is encrypted.
    execute: [enableNonRepudiationChecks, ...(isLocalIssuer(url) ? [allowInsecureRequests] : [])],
  });
}

/** The metadata of issuers, cached for some minutes. */
export async function configurationOf(access: IssuerAccess): Promise<Configuration> {
  const key = `${access.id} ${access.revision}`;
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.configuration;
  const configuration = await discover(access);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, { until: Date.now() + KEPT_MS, configuration });
  return configuration;
}

/** Why an issuer could not be used: what the request met with, or what its answer lacks. */
export type IssuerError = RequestError | 'status' | 'document' | 'issuer';

const ANSWERS: Readonly<Record<string, IssuerError>> = {
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'status',
  OAUTH_RESPONSE_IS_NOT_JSON: 'document',
  OAUTH_PARSE_ERROR: 'document',
  OAUTH_INVALID_RESPONSE: 'document',
  OAUTH_INVALID_SERVER_METADATA: 'document',
  OAUTH_MISSING_SERVER_METADATA: 'document',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'issuer',
};

/** The library wraps what the request threw. */
export function issuerErrorOf(error: unknown): IssuerError {
  const chain = [error, (error as Error).cause, ((error as Error).cause as Error)?.cause];
  const codes = chain.map((one) => ANSWERS[String((one as NodeJS.ErrnoException)?.code)]);
  const inner = (error as Error).cause instanceof Error ? (error as Error).cause : error;
  return codes.find((one) => one !== undefined) ?? requestErrorOf(inner);
}
