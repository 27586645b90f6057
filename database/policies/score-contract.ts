/** What outsiders may do with scores and journeys of leads, as a part of outsider-contract.ts. */
export const scores = {
  signedInReads: {
    'public.lead_journeys': [
      ...['submission_id', 'first_touch', 'last_touch', 'steps', 'visits', 'created_at'],
    ],
    'public.score_versions': ['id', 'number', 'is_active', 'used_at', 'created_at'],
    'public.score_runs': [
      ...['id', 'version_id', 'started_by', 'state', 'total', 'done', 'changed', 'behind_at'],
      ...['behind_id', 'started_at', 'updated_at', 'ended_at'],
    ],
  },
  /** With a lead of the same transaction alone. */
  anyoneCalls: ['public.keep_lead_journey'],
  signedInCalls: [
    'public.draft_score_version',
    'public.drop_score_draft',
    'public.lead_score_of',
    'public.score_changes',
    'public.score_preview',
    'public.use_score_version',
  ],
};
