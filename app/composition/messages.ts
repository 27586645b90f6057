import rightsEn from '#app/access/rights/locales/en.json' with { type: 'json' };
import rightsPt from '#app/access/rights/locales/pt-BR.json' with { type: 'json' };
import unsavedEn from '#app/access/unsaved/locales/en.json' with { type: 'json' };
import unsavedPt from '#app/access/unsaved/locales/pt-BR.json' with { type: 'json' };
import deskFiguresEn from '#app/areas/admin/desk-figures/locales/en.json' with { type: 'json' };
import deskFiguresPt from '#app/areas/admin/desk-figures/locales/pt-BR.json' with { type: 'json' };
import adminEn from '#app/areas/admin/locales/en.json' with { type: 'json' };
import adminPt from '#app/areas/admin/locales/pt-BR.json' with { type: 'json' };
import mailsEn from '#app/areas/admin/mails/locales/en.json' with { type: 'json' };
import mailsPt from '#app/areas/admin/mails/locales/pt-BR.json' with { type: 'json' };
import todayEn from '#app/areas/admin/today/locales/en.json' with { type: 'json' };
import todayPt from '#app/areas/admin/today/locales/pt-BR.json' with { type: 'json' };
import authEn from '#app/areas/auth/locales/en.json' with { type: 'json' };
import authPt from '#app/areas/auth/locales/pt-BR.json' with { type: 'json' };
import auditEn from '#app/audit/locales/en.json' with { type: 'json' };
import auditPt from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import consentEn from '#app/consent/locales/en.json' with { type: 'json' };
import consentPt from '#app/consent/locales/pt-BR.json' with { type: 'json' };
import accountsEn from '#app/features/accounts/locales/en.json' with { type: 'json' };
import accountsPt from '#app/features/accounts/locales/pt-BR.json' with { type: 'json' };
import automationEn from '#app/features/automation/locales/en.json' with { type: 'json' };
import automationPt from '#app/features/automation/locales/pt-BR.json' with { type: 'json' };
import brandEn from '#app/features/brand/locales/en.json' with { type: 'json' };
import brandPt from '#app/features/brand/locales/pt-BR.json' with { type: 'json' };
import businessTimeEn from '#app/features/company/business-time/locales/en.json' with {
  type: 'json',
};
import businessTimePt from '#app/features/company/business-time/locales/pt-BR.json' with {
  type: 'json',
};
import companyEn from '#app/features/company/locales/en.json' with { type: 'json' };
import companyPt from '#app/features/company/locales/pt-BR.json' with { type: 'json' };
import contentEn from '#app/features/content/locales/en.json' with { type: 'json' };
import contentPt from '#app/features/content/locales/pt-BR.json' with { type: 'json' };
import { fillText } from '#app/features/content/overrides/fill-words.ts';
import { countWords } from '#app/features/content/services/count-words.ts';
import crashReportEn from '#app/features/crash-report/locales/en.json' with { type: 'json' };
import crashReportPt from '#app/features/crash-report/locales/pt-BR.json' with { type: 'json' };
import byHandEn from '#app/features/crm/by-hand/locales/en.json' with { type: 'json' };
import byHandPt from '#app/features/crm/by-hand/locales/pt-BR.json' with { type: 'json' };
import clientsEn from '#app/features/crm/clients/locales/en.json' with { type: 'json' };
import clientsPt from '#app/features/crm/clients/locales/pt-BR.json' with { type: 'json' };
import companiesEn from '#app/features/crm/companies/locales/en.json' with { type: 'json' };
import companiesPt from '#app/features/crm/companies/locales/pt-BR.json' with { type: 'json' };
import contactsEn from '#app/features/crm/contacts/locales/en.json' with { type: 'json' };
import contactsPt from '#app/features/crm/contacts/locales/pt-BR.json' with { type: 'json' };
import dealsEn from '#app/features/crm/deals/locales/en.json' with { type: 'json' };
import dealsPt from '#app/features/crm/deals/locales/pt-BR.json' with { type: 'json' };
import importsEn from '#app/features/crm/imports/locales/en.json' with { type: 'json' };
import importsPt from '#app/features/crm/imports/locales/pt-BR.json' with { type: 'json' };
import messagesEn from '#app/features/crm/messages/locales/en.json' with { type: 'json' };
import messagesPt from '#app/features/crm/messages/locales/pt-BR.json' with { type: 'json' };
import pipelinesEn from '#app/features/crm/pipelines/locales/en.json' with { type: 'json' };
import pipelinesPt from '#app/features/crm/pipelines/locales/pt-BR.json' with { type: 'json' };
import productsEn from '#app/features/crm/products/locales/en.json' with { type: 'json' };
import productsPt from '#app/features/crm/products/locales/pt-BR.json' with { type: 'json' };
import resultsEn from '#app/features/crm/results/locales/en.json' with { type: 'json' };
import resultsPt from '#app/features/crm/results/locales/pt-BR.json' with { type: 'json' };
import tagsEn from '#app/features/crm/tags/locales/en.json' with { type: 'json' };
import tagsPt from '#app/features/crm/tags/locales/pt-BR.json' with { type: 'json' };
import tasksEn from '#app/features/crm/tasks/locales/en.json' with { type: 'json' };
import tasksPt from '#app/features/crm/tasks/locales/pt-BR.json' with { type: 'json' };
import templatesEn from '#app/features/crm/templates/locales/en.json' with { type: 'json' };
import templatesPt from '#app/features/crm/templates/locales/pt-BR.json' with { type: 'json' };
import digestEn from '#app/features/digest/admin/locales/en.json' with { type: 'json' };
import digestPt from '#app/features/digest/admin/locales/pt-BR.json' with { type: 'json' };
import feedbackProjectsEn from '#app/features/feedback/admin/feedback-projects/locales/en.json' with {
  type: 'json',
};
import feedbackProjectsPt from '#app/features/feedback/admin/feedback-projects/locales/pt-BR.json' with {
  type: 'json',
};
import ideasEn from '#app/features/feedback/admin/ideas/locales/en.json' with { type: 'json' };
import ideasPt from '#app/features/feedback/admin/ideas/locales/pt-BR.json' with { type: 'json' };
import staffFeedbackEn from '#app/features/feedback/admin/staff-feedback/locales/en.json' with {
  type: 'json',
};
import staffFeedbackPt from '#app/features/feedback/admin/staff-feedback/locales/pt-BR.json' with {
  type: 'json',
};
import feedbackEn from '#app/features/feedback/locales/en.json' with { type: 'json' };
import feedbackPt from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import inboundEn from '#app/features/inbound/locales/en.json' with { type: 'json' };
import inboundPt from '#app/features/inbound/locales/pt-BR.json' with { type: 'json' };
import staffNewsletterEn from '#app/features/newsletter/admin/staff-newsletter/locales/en.json' with {
  type: 'json',
};
import staffNewsletterPt from '#app/features/newsletter/admin/staff-newsletter/locales/pt-BR.json' with {
  type: 'json',
};
import newsletterEn from '#app/features/newsletter/locales/en.json' with { type: 'json' };
import newsletterPt from '#app/features/newsletter/locales/pt-BR.json' with { type: 'json' };
import noticesEn from '#app/features/notices/locales/en.json' with { type: 'json' };
import noticesPt from '#app/features/notices/locales/pt-BR.json' with { type: 'json' };
import peopleEn from '#app/features/people/locales/en.json' with { type: 'json' };
import peoplePt from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import privacyEn from '#app/features/privacy/locales/en.json' with { type: 'json' };
import privacyPt from '#app/features/privacy/locales/pt-BR.json' with { type: 'json' };
import answerClockEn from '#app/features/qualification/admin/answer-clock/locales/en.json' with {
  type: 'json',
};
import answerClockPt from '#app/features/qualification/admin/answer-clock/locales/pt-BR.json' with {
  type: 'json',
};
import formsEn from '#app/features/qualification/admin/forms/locales/en.json' with { type: 'json' };
import formsPt from '#app/features/qualification/admin/forms/locales/pt-BR.json' with {
  type: 'json',
};
import leadsEn from '#app/features/qualification/admin/leads/locales/en.json' with { type: 'json' };
import leadsPt from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import scoreEn from '#app/features/qualification/admin/score/locales/en.json' with { type: 'json' };
import scorePt from '#app/features/qualification/admin/score/locales/pt-BR.json' with {
  type: 'json',
};
import leadRulesEn from '#app/features/qualification/lead-rules/locales/en.json' with {
  type: 'json',
};
import leadRulesPt from '#app/features/qualification/lead-rules/locales/pt-BR.json' with {
  type: 'json',
};
import qualificationEn from '#app/features/qualification/locales/en.json' with { type: 'json' };
import qualificationPt from '#app/features/qualification/locales/pt-BR.json' with { type: 'json' };
import surveysEn from '#app/features/satisfaction/admin/surveys/locales/en.json' with {
  type: 'json',
};
import surveysPt from '#app/features/satisfaction/admin/surveys/locales/pt-BR.json' with {
  type: 'json',
};
import satisfactionEn from '#app/features/satisfaction/locales/en.json' with { type: 'json' };
import satisfactionPt from '#app/features/satisfaction/locales/pt-BR.json' with { type: 'json' };
import seoEn from '#app/features/seo/locales/en.json' with { type: 'json' };
import seoPt from '#app/features/seo/locales/pt-BR.json' with { type: 'json' };
import talentEn from '#app/features/talent/locales/en.json' with { type: 'json' };
import talentPt from '#app/features/talent/locales/pt-BR.json' with { type: 'json' };
import ticketsEn from '#app/features/tickets/locales/en.json' with { type: 'json' };
import ticketsPt from '#app/features/tickets/locales/pt-BR.json' with { type: 'json' };
import unprovedMailsEn from '#app/features/unproved-mails/locales/en.json' with { type: 'json' };
import unprovedMailsPt from '#app/features/unproved-mails/locales/pt-BR.json' with { type: 'json' };
import type { Locale } from '#app/i18n/locale.ts';
import clockEn from '#app/ui/admin/clock/locales/en.json' with { type: 'json' };
import clockPt from '#app/ui/admin/clock/locales/pt-BR.json' with { type: 'json' };
import composerEn from '#app/ui/admin/composer/locales/en.json' with { type: 'json' };
import composerPt from '#app/ui/admin/composer/locales/pt-BR.json' with { type: 'json' };
import dataTableEn from '#app/ui/admin/data-table/locales/en.json' with { type: 'json' };
import dataTablePt from '#app/ui/admin/data-table/locales/pt-BR.json' with { type: 'json' };
import editorEn from '#app/ui/admin/editor/locales/en.json' with { type: 'json' };
import editorPt from '#app/ui/admin/editor/locales/pt-BR.json' with { type: 'json' };
import keysEn from '#app/ui/admin/keys/locales/en.json' with { type: 'json' };
import keysPt from '#app/ui/admin/keys/locales/pt-BR.json' with { type: 'json' };
import fileInputEn from '#app/ui/file-input/locales/en.json' with { type: 'json' };
import fileInputPt from '#app/ui/file-input/locales/pt-BR.json' with { type: 'json' };
import * as invoices from './invoice-messages.ts';
import * as pages from './page-messages.ts';
import * as portal from './portal-messages.ts';

const portuguese = {
  ...pages.portuguese,
  ...invoices.portuguese,
  ...portal.portuguese,
  accounts: accountsPt,
  admin: adminPt,
  'crash-report': crashReportPt,
  'unproved-mails': unprovedMailsPt,
  audit: auditPt,
  brand: brandPt,
  auth: authPt,
  consent: consentPt,
  mails: mailsPt,
  'desk-figures': deskFiguresPt,
  today: todayPt,
  'by-hand': byHandPt,
  companies: companiesPt,
  contacts: contactsPt,
  results: resultsPt,
  'answer-clock': answerClockPt,
  clock: clockPt,
  'data-table': dataTablePt,
  composer: composerPt,
  editor: editorPt,
  'file-input': fileInputPt,
  keys: keysPt,
  rights: rightsPt,
  unsaved: unsavedPt,
  'business-time': businessTimePt,
  company: companyPt,
  newsletter: newsletterPt,
  'staff-newsletter': staffNewsletterPt,
  content: contentPt,
  feedback: feedbackPt,
  'staff-feedback': staffFeedbackPt,
  'feedback-projects': feedbackProjectsPt,
  ideas: ideasPt,
  inbound: inboundPt,
  deals: dealsPt,
  imports: importsPt,
  leads: leadsPt,
  clients: clientsPt,
  tasks: tasksPt,
  tickets: ticketsPt,
  score: scorePt,
  automation: automationPt,
  tags: tagsPt,
  templates: templatesPt,
  'lead-rules': leadRulesPt,
  messages: messagesPt,
  digest: digestPt,
  notices: noticesPt,
  people: peoplePt,
  products: productsPt,
  pipelines: pipelinesPt,
  privacy: privacyPt,
  forms: formsPt,
  qualification: qualificationPt,
  satisfaction: satisfactionPt,
  surveys: surveysPt,
  seo: seoPt,
  talent: talentPt,
};

/** The shape every language must fill: a key missing in English fails the type check here. */
export type Messages = typeof portuguese;

/** Messages that say how many services there are, saying it: nobody who asks for one gives it a count. */
const counted = <Tree>(tree: Tree, locale: Locale): Tree =>
  JSON.parse(JSON.stringify(tree), (_, value: unknown) =>
    typeof value === 'string' ? fillText(value, countWords[locale]) : value,
  );

const english: Messages = {
  ...pages.english,
  ...invoices.english,
  ...portal.english,
  accounts: accountsEn,
  admin: adminEn,
  'crash-report': crashReportEn,
  'unproved-mails': unprovedMailsEn,
  audit: auditEn,
  brand: brandEn,
  auth: authEn,
  consent: consentEn,
  mails: mailsEn,
  'desk-figures': deskFiguresEn,
  today: todayEn,
  'by-hand': byHandEn,
  companies: companiesEn,
  contacts: contactsEn,
  results: resultsEn,
  'answer-clock': answerClockEn,
  clock: clockEn,
  'data-table': dataTableEn,
  composer: composerEn,
  editor: editorEn,
  'file-input': fileInputEn,
  keys: keysEn,
  rights: rightsEn,
  unsaved: unsavedEn,
  'business-time': businessTimeEn,
  company: companyEn,
  newsletter: newsletterEn,
  'staff-newsletter': staffNewsletterEn,
  content: contentEn,
  feedback: feedbackEn,
  'staff-feedback': staffFeedbackEn,
  'feedback-projects': feedbackProjectsEn,
  ideas: ideasEn,
  inbound: inboundEn,
  deals: dealsEn,
  imports: importsEn,
  leads: leadsEn,
  clients: clientsEn,
  tasks: tasksEn,
  tickets: ticketsEn,
  score: scoreEn,
  automation: automationEn,
  tags: tagsEn,
  templates: templatesEn,
  'lead-rules': leadRulesEn,
  messages: messagesEn,
  digest: digestEn,
  notices: noticesEn,
  people: peopleEn,
  products: productsEn,
  pipelines: pipelinesEn,
  privacy: privacyEn,
  forms: formsEn,
  qualification: qualificationEn,
  satisfaction: satisfactionEn,
  surveys: surveysEn,
  seo: seoEn,
  talent: talentEn,
};

/** One namespace per feature, each in the `locales/` folder of the code that speaks it. */
export const messages: Record<Locale, Messages> = {
  'pt-BR': counted(portuguese, 'pt-BR'),
  en: counted(english, 'en'),
};
