/** What leads can be filtered by, as far as it is known from rows. */
export type LeadChoices = {
  campaigns: readonly string[];
  forms: readonly { id: string; name: string }[];
  tags: readonly { id: string; name: string }[];
  /** Questions of all forms, each name once. */
  questions: readonly { name: string; label: string }[];
};
