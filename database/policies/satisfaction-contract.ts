/** What signed-in people may do with ratings, surveys and measures, as a part of outsider-contract.ts. */
export const satisfaction = {
  signedInReads: {
    'public.survey_consents': [
      ...['id', 'email', 'given_at', 'way', 'proof', 'noted_by', 'left_at', 'left_way'],
      'left_by',
    ],
    'public.nps_surveys': ['id', 'project_id', 'created_by', 'created_at'],
    'public.nps_invitations': [
      ...['id', 'survey_id', 'contact_id', 'email', 'locale', 'asked_at', 'sent_at', 'failed'],
      ...['answered_at', 'entry_id'],
    ],
    'public.ticket_ratings': [
      ...['id', 'ticket_id', 'project_id', 'module_id', 'solved_at', 'entry_id', 'author_email'],
      ...['locale', 'with_answer', 'asked_at', 'dropped_at', 'score', 'comment'],
      ...['rated_at', 'changed_at'],
    ],
  },
  signedInCalls:
    `contact_surveys counted_tickets_count counted_tickets_page desk_backlog desk_days desk_parts desk_times
    note_survey_consent note_survey_leaving ratings_count ratings_page
    send_survey survey_preview surveys_sent tickets_late tickets_waiting`
      .split(/\s+/)
      .map((name) => `public.${name}`),
};
