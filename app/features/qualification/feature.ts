import type { Feature } from '#app/feature.ts';
import { ANSWER_QUERY } from '../pricing/addresses.ts';

export const qualification = {
  texts: {
    'page-contact': {
      names: { 'pt-BR': 'Página Contato', en: 'Contact page' },
      namespace: 'contact',
      keys: [
        'crumb',
        'raw',
        'finished',
        'finishedWithout',
        'lead',
        'ways',
        'write',
        'hours.tag',
        'hours.title',
        'hours.zone',
      ],
      page: 'contact',
    },
  },
  site: {
    contact: { file: 'features/qualification/site/contact/contact.route.tsx' },
    thankYou: { file: 'features/qualification/site/thank-you/thank-you.route.tsx' },
    protocol: {
      file: 'features/qualification/site/thank-you/thank-you.route.tsx',
      cache: false,
      queryKeys: { token: 'text' },
      secrets: ['protocol', 'token'],
    },
    project: {
      file: 'features/qualification/site/project/project.route.tsx',
      queryKeys: { de: 'page', ...ANSWER_QUERY },
    },
  },
  endpoints: {
    projectSubmit: {
      file: 'features/qualification/site/project/project-submit.route.tsx',
      page: 'project',
      saved: true,
    },
    contactSubmit: {
      file: 'features/qualification/site/contact/contact-submit.route.tsx',
      page: 'contact',
      saved: true,
    },
    orderQuestions: { file: 'features/qualification/site/project/order-questions.route.ts' },
  },
  admin: {
    leads: {
      file: 'features/qualification/admin/leads/leads.route.tsx',
      permission: 'crm:read',
      menu: { group: 'sell', position: 10, icon: 'inbox', key: 'l' },
    },
    leadsExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'crm:approve',
    },
    leadsExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'crm:approve',
    },
    endingLeads: {
      file: 'features/qualification/admin/leads/ending-leads.route.tsx',
      permission: 'crm:read',
    },
    unfinishedLeads: {
      file: 'features/qualification/unfinished/admin/unfinished-leads.route.tsx',
      permission: 'crm:read',
    },
    lead: { file: 'features/qualification/admin/leads/lead.route.tsx', permission: 'crm:read' },
    answerTargets: {
      file: 'features/qualification/admin/answer-targets/answer-targets.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'sell', position: 30, icon: 'timer' },
    },
    score: {
      file: 'features/qualification/admin/score/score.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'sell', position: 40, icon: 'gauge' },
    },
    scoreRule: {
      file: 'features/qualification/admin/score/score-rule.route.tsx',
      permission: 'settings:manage',
    },
    leadRules: {
      file: 'features/qualification/lead-rules/admin/lead-rules.route.tsx',
      permission: 'settings:read',
      menu: { group: 'settings', part: 'sell', position: 20, icon: 'split' },
    },
    leadRule: {
      file: 'features/qualification/lead-rules/admin/lead-rule.route.tsx',
      permission: 'settings:read',
    },
    atWork: { file: 'features/qualification/lead-rules/admin/at-work.route.ts', permission: null },
    mentions: {
      file: 'features/qualification/admin/mentions/mentions.route.tsx',
      permission: ['crm:read', 'feedback:read'],
      menu: { group: 'top', position: 10, icon: 'bell', key: 'm' },
    },
    forms: {
      file: 'features/qualification/admin/forms/forms.route.tsx',
      permission: 'site:read',
      menu: { group: 'site', position: 30, icon: 'text-cursor-input', key: 'o' },
    },
    formBuilder: {
      file: 'features/qualification/admin/forms/form-builder.route.tsx',
      permission: 'site:read',
    },
    formDropOff: {
      file: 'features/qualification/admin/forms/drop-off/drop-off.route.tsx',
      permission: 'site:read',
    },
  },
  records: { lead: { screen: 'lead', icon: 'inbox', position: 10 } },
  acts: {
    unfinishedLeads: { screen: 'unfinishedLeads', icon: 'text-cursor-input' },
    endingLeads: { screen: 'endingLeads', icon: 'timer' },
  },
} as const satisfies Feature;
