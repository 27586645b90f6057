import { cleanEmail } from '#app/platform/text/clean-line.ts';
/** Longest address there is (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** As the HTML standard accepts an address, with a dot in the domain: nothing that could break out of a
 * header. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The address as it is stored, or null when it is invalid. Browser and server share this rule. */
export function emailOf(typed: string): string | null {
  const email = cleanEmail(typed).toLowerCase();
  return email.length <= LONGEST_EMAIL && EMAIL.test(email) ? email : null;
}
