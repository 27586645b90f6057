import { describeTablePolicies, type TablePolicies } from '../testing/table-policies.ts';

/** Sums by day, and marks on days: nobody reads them but the functions of the figures. */
const closed = (): Omit<TablePolicies, 'key' | 'arrange'> => ({
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});

describeTablePolicies('private.day_marks', {
  ...closed(),
  key: 'what',
  arrange: `insert into private.day_marks (what, day) values ('leads', '2026-01-01')`,
});
describeTablePolicies('private.lead_days', {
  ...closed(),
  key: 'source',
  arrange: `insert into private.lead_days values ('2026-01-01', 'website', 1, 0, 0, 0, 0, 0)`,
});
describeTablePolicies('private.lead_answer_days', {
  ...closed(),
  key: 'source',
  arrange: `insert into private.lead_answer_days values ('2026-01-01', 'website', 60, true, 5, 1)`,
});
describeTablePolicies('private.lead_answer_spans', {
  ...closed(),
  key: 'source',
  arrange: `insert into private.lead_answer_spans
    values (7, '2026-01-05', 'website', 60, true, 5, 1)`,
});
describeTablePolicies('private.newsletter_days', {
  ...closed(),
  key: 'day',
  arrange: `insert into private.newsletter_days values ('2026-01-01', 1, 0)`,
});
describeTablePolicies('private.newsletter_standing', {
  ...closed(),
  key: 'place',
  arrange: `insert into private.newsletter_standing (place, subscriptions) values (3, 1)`,
});
describeTablePolicies('private.visit_days', {
  ...closed(),
  key: 'day',
  arrange: `insert into private.visit_days values ('2026-01-01', 1, 0)`,
});
describeTablePolicies('private.speed_sums', {
  ...closed(),
  key: 'route',
  arrange: `insert into private.speed_sums
    values (1, '2026-01-01', 'home', 'LCP', 2000, 1, '{1900}', '{1}')`,
});
describeTablePolicies('private.kept_speeds', {
  ...closed(),
  key: 'route',
  arrange: `insert into private.kept_speeds values ('2026-01-01', '2026-01-07', 'home', 'LCP', 1, 1900)`,
});
describeTablePolicies('private.feedback_module_days', {
  ...closed(),
  key: 'entries',
  arrange: `insert into private.feedback_module_days (project_id, date, entries)
    select id, '2026-01-01', 7 from public.feedback_projects where key = 'forja'`,
});
describeTablePolicies('private.ticket_times', {
  ...closed(),
  key: 'answer_seconds',
  arrange: `insert into public.feedback_tickets (id, project_id, title)
      select '00000000-0000-4000-8000-0000000000fe', id, 'Menu'
      from public.feedback_projects where key = 'forja';
    update private.ticket_times set answer_seconds = 60`,
});
describeTablePolicies('private.nps_days', {
  ...closed(),
  key: 'day',
  arrange: `insert into private.nps_days
    select '2026-01-01', id, 1, 0, 0 from public.feedback_projects limit 1`,
});
