/** How a session began, as the security record keeps it. */
export const SIGN_IN_WAYS = [
  'password',
  'passkey',
  'link',
  'invitation',
  'issuer',
  'authenticator',
  'recovery code',
] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];
