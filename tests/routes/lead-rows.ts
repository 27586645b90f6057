import { ownerSql } from '../../database/testing/scratch-database.ts';

export type LeadRow = {
  id: string;
  protocol: string;
  status: string;
  source_page: string;
  user_agent: string;
  review_reason: string | null;
  contact_id: string | null;
  deal_id: string | null;
};

/** Stored leads of one e-mail address, as the owner of the database sees them. */
export function leadsOf(email: string): Promise<LeadRow[]> {
  return ownerSql<LeadRow>(
    `select id, protocol, status, source_page, user_agent, review_reason, contact_id, deal_id
     from qualification_submissions where form_data ->> 'email' = $1 order by created_at`,
    [email],
  );
}
