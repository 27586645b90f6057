/** What outsiders may do with messages and their files, as a part of outsider-contract.ts. */
export const messages = {
  signedInReads: {
    'public.crm_messages': columns(
      `id channel direction contact_id lead_id deal_id product author_id locale template_key recipient
      subject body moved_lead mail_id mail_state at`,
    ),
    'public.crm_message_files': columns(
      'id message_id uploaded_by storage_key original_name content_type size sha256 created_at',
    ),
  },
  signedInCalls: [
    'public.crm_messages_of',
    'public.drop_message_file',
    'public.keep_message_file',
    'public.message_facts',
    'public.send_crm_message',
    'public.take_back_message',
  ],
};

function columns(names: string): string[] {
  return names.split(/\s+/);
}
