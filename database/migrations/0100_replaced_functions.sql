-- Functions that others have taken the place of, and that no release calls any more.
drop function if exists
  private.feedback_conditions, public.invite_person, public.issue_invoice, public.lead_colleagues,
  private.lead_conditions, public.leads_count, private.leads_count_sql, public.leads_export,
  public.leads_page, private.leads_page_sql, public.leads_per_week, private.may_mail_stranger,
  public.mentions_page, private.mentions_page_sql, private.ticket_reply_for_mail,
  private.tickets_asked, public.tickets_count, public.tickets_page, private.tickets_page_sql,
  private.words_of_lead;
delete from private.schema_definitions where name in (
  'feedback_conditions.sql', 'invite_person.sql', 'issue_invoice.sql', 'lead_colleagues.sql',
  'lead_conditions.sql', 'leads_count.sql', 'leads_count_sql.sql', 'leads_export.sql',
  'leads_page.sql', 'leads_page_sql.sql', 'leads_per_week.sql', 'may_mail_stranger.sql',
  'mentions_page.sql', 'mentions_page_sql.sql', 'ticket_reply_for_mail.sql', 'tickets_asked.sql',
  'tickets_count.sql', 'tickets_page.sql', 'tickets_page_sql.sql', 'words_of_lead.sql'
);
