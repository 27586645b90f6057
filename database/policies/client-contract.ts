/** What signed-in people may do with clients and their people, as a part of outsider-contract.ts. */
export const clients = {
  signedInReads: {
    'public.client_organizations': [
      ...['id', 'name', 'company_id', 'contact_id', 'is_active', 'revision', 'created_at'],
      'updated_at',
    ],
    'public.client_members': [
      ...['id', 'organization_id', 'user_id', 'role', 'contact_id', 'added_by', 'created_at'],
    ],
  },
  signedInCalls: [
    'private.is_member',
    'public.add_client_contact',
    'public.client_of_deal',
    'public.end_client_member',
    'public.make_client',
    'public.put_client_member',
  ],
};
