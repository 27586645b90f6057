/** Screens of staff. */
export const adminAddresses = {
  issuers: '/admin/people/sign-in',
  issuer: '/admin/people/sign-in/:issuerId',
} as const;
