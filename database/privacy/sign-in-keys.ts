/** Keys of settings of sign-in to the people who made them, or whom they mark. */
export const signInKeys = (because: string): Readonly<Record<string, string>> => ({
  'public.sign_in_issuers.made_by': because,
  'public.break_glass_owners.set_by': because,
  'public.break_glass_owners.user_id': because,
});
