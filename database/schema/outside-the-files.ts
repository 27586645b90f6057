/**
 * Functions without a definition file, each with the reason. What a table itself needs (a column's
 * default, a generated column, a check, an index) is found in the catalogue besides.
 */
export const OUTSIDE_THE_FILES: Readonly<Record<string, string>> = {
  'private.phone_key': 'crm_contacts.phone_key is generated with it',
  'private.folded': 'crm_companies_by_folded_name and crm_companies_by_spelling are made with it',
  'private.uid': 'default of feedback_tickets.created_by',
  'private.claim': 'private.uid() is made of it',
  'private.caller_role': 'default of changed_role',
  'private.operation_id': 'default of act in history rows (0160_operations.sql)',
};
