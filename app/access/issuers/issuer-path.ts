import { ORIGIN_QUERY } from '#app/access/landing.ts';
import { authPaths } from '#app/paths.ts';

type Way = {
  issuer: string;
  wanted?: string | null | undefined;
  email?: string | undefined;
  /** Confirms a signed-in user again. */
  again?: boolean;
};

/** The page that leads to an issuer. */
export function issuerPath({ issuer, wanted, email, again }: Way): string {
  const query = new URLSearchParams({ issuer });
  if (wanted) query.set(ORIGIN_QUERY, wanted);
  if (email) query.set('email', email);
  if (again) query.set('again', 'yes');
  return `${authPaths.issuer}?${query}`;
}
