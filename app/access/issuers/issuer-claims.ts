import { z } from 'zod';

/** What the product takes from the claims of an issuer. */
export type ProvenPerson = {
  subject: string;
  /** Null where the issuer names none, or does not say that it is verified. */
  email: string | null;
  name: string;
  /** Values of the claim that gives roles. */
  values: string[];
  /** The issuer says that it checked a second step. */
  secondStep: boolean;
};

type Claims = Readonly<Record<string, unknown>>;

const LONGEST_NAME = 80;
const MOST_VALUES = 500;

const isTrue = (value: unknown) => value === true || value === 'true';

/** A claim by its name, or by its path with dots, such as realm_access.roles. */
export function claimAt(claims: Claims, path: string): unknown {
  if (path in claims) return claims[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Claims)[part]
          : undefined,
      claims,
    );
}

/** A list, or one value, which some issuers write with spaces or commas between. */
function valuesOf(claim: unknown): string[] {
  const list = Array.isArray(claim) ? claim : [claim];
  const texts = list.filter((one) => ['string', 'number', 'boolean'].includes(typeof one));
  const whole = texts.map((one) => String(one).trim());
  const parts = typeof claim === 'string' ? claim.split(/[\s,]+/) : [];
  return [...new Set([...whole, ...parts])]
    .filter((one) => one !== '' && one.length <= 200)
    .slice(0, MOST_VALUES);
}

/** Names of methods that are more than one factor (RFC 8176), and of classes that require one. */
const SECOND_STEPS = /^(mfa|otp|hwk|swk|sc|fpt|face|iris|pop)$/;
const SECOND_STEP_CLASSES = /mfa|multi-?factor|2fa|phrh?$/i;

const hasSecondStep = ({ amr, acr }: Claims) =>
  (Array.isArray(amr) && amr.some((one) => SECOND_STEPS.test(String(one)))) ||
  (typeof acr === 'string' && SECOND_STEP_CLASSES.test(acr));

/** A name without control characters and addresses, which our mails would otherwise show. */
function nameIn(claims: Claims, email: string): string {
  const said = [claims['name'], claims['given_name'], claims['preferred_username']].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  );
  const [local = ''] = email.split('@');
  const text = String(said ?? local)
    .replace(/[\p{Cc}\p{Cf}<>/\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.slice(0, LONGEST_NAME).trim() || local;
}

const address = z.email().max(254);

export function provenPerson(claims: Claims & { sub: string }, roleClaim: string): ProvenPerson {
  const read = address.safeParse(
    typeof claims['email'] === 'string' ? claims['email'].trim().toLowerCase() : '',
  );
  // Entra ID has a claim of its own for addresses whose domain its tenant owns.
  const verified = isTrue(claims['email_verified']) || isTrue(claims['xms_edov']);
  const email = read.success && verified ? read.data : null;
  return {
    subject: claims.sub,
    email,
    name: nameIn(claims, email ?? ''),
    values: valuesOf(claimAt(claims, roleClaim)),
    secondStep: hasSecondStep(claims),
  };
}
