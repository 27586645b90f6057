import { describeTablePolicies } from '../testing/table-policies.ts';

// Counted by triggers alone.
describeTablePolicies('public.feedback_metrics_daily', {
  key: 'date',
  arrange: `insert into public.feedback_metrics_daily (project_id, date)
    select id, '2026-01-01' from public.feedback_projects where key = 'forja'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['2026-01-01'],
  anonymousReads: [],
  userReads: [
    'project_id',
    'date',
    'entries',
    'bugs',
    'ideas',
    'questions',
    'srs_answers',
    'srs_sum',
    'nps_promoters',
    'nps_passives',
    'nps_detractors',
    'csat_answers',
    'csat_sum',
    'tickets_opened',
    'tickets_solved',
    'csat_good',
    'ratings',
    'ratings_sum',
    'ratings_good',
    'tickets_answered',
    'tickets_merged',
  ],
  serverWrites: [],
});
