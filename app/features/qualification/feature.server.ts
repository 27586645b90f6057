import { listExport } from '#app/areas/admin/exports/list-exports.server.ts';
import { viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { alertRound } from './admin/answer-clock/alert-round.server.ts';
import { answerClockJobs } from './admin/answer-clock/answer-clock.jobs.server.ts';
import { formsList } from './admin/forms/forms.list.server.ts';
import { exportedLeads } from './admin/leads/exported-leads.server.ts';
import { leadsList } from './admin/leads.list.server.ts';
import { mentionJobs } from './admin/mentions/mention.jobs.server.ts';
import { leadsApi } from './api/leads.api.server.ts';
import { replayPost } from './intake/replay-post.server.ts';
import { leadJobs } from './lead.jobs.server.ts';
import { submitLead } from './lead.store.server.ts';
import { leadRuleJobs } from './lead-rules/lead-rules.jobs.server.ts';
import { waitingLeadsRound } from './lead-rules/waiting-leads-round.server.ts';
import { leadOwnersRound } from './lists/lead-owners-round.server.ts';
import { scoreJobs } from './score/score.jobs.server.ts';
import { scoreRound } from './score/score-round.server.ts';
import { contactPost } from './site/contact/contact-post.server.ts';
import { projectPost } from './site/project/project-post.server.ts';

export const qualification: ServerFeature = {
  api: [leadsApi],
  finds: { lead: 'public.find_leads' },
  exports: [listExport({ list: 'leads', file: 'leadsExport' }, 'nav.leads', exportedLeads)],
  jobs: { ...leadJobs, ...leadRuleJobs, ...answerClockJobs, ...scoreJobs, ...mentionJobs },
  forms: { projectSubmit: projectPost, contactSubmit: contactPost },
  replays: { 'qualification.lead': replayPost(submitLead) },
  rounds: [alertRound, waitingLeadsRound, scoreRound, leadOwnersRound],
  lists: [
    viewedList({ name: 'leads', screen: 'leads', resource: 'crm', list: leadsList }),
    viewedList({ name: 'forms', screen: 'forms', resource: 'site', list: formsList }),
  ],
};
