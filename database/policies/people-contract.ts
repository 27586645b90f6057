/** What signed-in outsiders may read and set of people, as a part of outsider-contract.ts. */
export const people = {
  signedInReads: {
    'public.user_profiles': [
      'user_id',
      'display_name',
      'email',
      'locale',
      'is_active',
      'created_at',
      'updated_at',
      'first_steps_hidden_at',
      'mail_test_asked_at',
      'mail_tested_at',
      'chosen_product',
      'at_work_since',
    ],
    'public.user_roles': [
      'id',
      'user_id',
      'role',
      'is_active',
      'expires_at',
      'reason',
      'granted_by',
      'created_at',
      'product',
      'handed_over_at',
    ],
  },
  signedInUpdates: {
    'public.user_profiles': [
      'display_name',
      'locale',
      'first_steps_hidden_at',
      'mail_test_asked_at',
    ],
  },
};
