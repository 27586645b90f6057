import { accountJobs } from '#app/features/accounts/account.jobs.server.ts';
import { automationJobs } from '#app/features/automation/automation.jobs.server.ts';
import { logoJobs } from '#app/features/brand/admin/logo-jobs.server.ts';
import { clientNoticeJobs } from '#app/features/client-notices/client-notices.jobs.server.ts';
import { crashReportJobs } from '#app/features/crash-report/crash-report.jobs.server.ts';
import { importJobs } from '#app/features/crm/imports/import.jobs.server.ts';
import { messageJobs } from '#app/features/crm/messages/message.jobs.server.ts';
import { productJobs } from '#app/features/crm/products/product.jobs.server.ts';
import { taskJobs } from '#app/features/crm/tasks/task.jobs.server.ts';
import { digestJobs } from '#app/features/digest/admin/digest.jobs.server.ts';
import { feedbackJobs } from '#app/features/feedback/feedback.jobs.server.ts';
import { inboundJobs } from '#app/features/inbound/inbound.jobs.server.ts';
import { newsletterJobs } from '#app/features/newsletter/newsletter.jobs.server.ts';
import { privacyJobs } from '#app/features/privacy/privacy.jobs.server.ts';
import { invoiceJobs } from '#app/features/projects/invoices/invoice.jobs.server.ts';
import { projectJobs } from '#app/features/projects/project.jobs.server.ts';
import { answerClockJobs } from '#app/features/qualification/admin/answer-clock/answer-clock.jobs.server.ts';
import { mentionJobs } from '#app/features/qualification/admin/mention.jobs.server.ts';
import { leadJobs } from '#app/features/qualification/lead.jobs.server.ts';
import { leadRuleJobs } from '#app/features/qualification/lead-rules/lead-rules.jobs.server.ts';
import { scoreJobs } from '#app/features/qualification/score/score.jobs.server.ts';
import { surveyJobs } from '#app/features/satisfaction/survey.jobs.server.ts';
import { talentJobs } from '#app/features/talent/application.jobs.server.ts';
import { ticketJobs } from '#app/features/tickets/ticket.jobs.server.ts';
import { ticketTimesJobs } from '#app/features/tickets/times/ticket-times.jobs.server.ts';
import { unprovedMailJobs } from '#app/features/unproved-mails/unproved-mails.jobs.server.ts';
import type { JobHandler } from '#app/platform/jobs/jobs.server.ts';
import { recordedMails } from '#app/platform/mail/recorded-mails.server.ts';
import { personalFiles } from './personal-data.server.ts';

/** Every kind of job this product does, by the name that outbox rows carry. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = recordedMails({
  ...leadJobs,
  ...leadRuleJobs,
  ...answerClockJobs,
  ...scoreJobs,
  ...mentionJobs,
  ...taskJobs,
  ...digestJobs,
  ...messageJobs,
  ...automationJobs,
  ...talentJobs,
  ...newsletterJobs,
  ...feedbackJobs,
  ...inboundJobs,
  ...ticketJobs,
  ...ticketTimesJobs,
  ...projectJobs,
  ...invoiceJobs,
  ...clientNoticeJobs,
  ...surveyJobs,
  ...unprovedMailJobs,
  ...importJobs,
  ...productJobs,
  ...logoJobs,
  ...crashReportJobs,
  ...accountJobs,
  ...privacyJobs(personalFiles),
});
