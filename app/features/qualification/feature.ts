import type { Feature } from '#app/feature.ts';

export const qualification = {
  site: {
    contact: { file: 'areas/site/contact/contact.route.tsx' },
    thankYou: { file: 'areas/site/thank-you/thank-you.route.tsx' },
    protocol: {
      file: 'areas/site/thank-you/thank-you.route.tsx',
      cache: false,
      queryKeys: { token: 'text' },
      secrets: ['protocol', 'token'],
    },
    project: { file: 'areas/site/project/project.route.tsx', queryKeys: { de: 'page' } },
  },
  endpoints: {
    projectSubmit: { file: 'areas/site/project/project-submit.route.tsx', page: 'project' },
    contactSubmit: { file: 'areas/site/contact/contact-submit.route.tsx', page: 'contact' },
    orderQuestions: { file: 'areas/site/project/order-questions.route.ts' },
  },
  admin: {
    leads: {
      file: 'areas/admin/leads/leads.route.tsx',
      permission: 'crm:read',
      menu: { group: 'relations', position: 10, icon: 'inbox', key: 'l' },
    },
    leadsExport: { file: 'areas/admin/leads/leads-export.route.ts', permission: 'crm:approve' },
    leadsExportConfirm: {
      file: 'areas/admin/leads/leads-export-confirm.route.tsx',
      permission: 'crm:approve',
    },
    endingLeads: { file: 'areas/admin/leads/ending-leads.route.tsx', permission: 'crm:read' },
    lead: { file: 'areas/admin/leads/lead.route.tsx', permission: 'crm:read' },
    answerTargets: {
      file: 'areas/admin/answer-targets/answer-targets.route.tsx',
      permission: 'settings:read',
      menu: { group: 'relations', position: 130, icon: 'timer' },
    },
    score: {
      file: 'areas/admin/score/score.route.tsx',
      permission: 'settings:read',
      menu: { group: 'relations', position: 150, icon: 'gauge' },
    },
    scoreRule: { file: 'areas/admin/score/score-rule.route.tsx', permission: 'settings:manage' },
    leadRules: {
      file: 'areas/admin/lead-rules/lead-rules.route.tsx',
      permission: 'settings:read',
      menu: { group: 'relations', position: 140, icon: 'split' },
    },
    leadRule: { file: 'areas/admin/lead-rules/lead-rule.route.tsx', permission: 'settings:read' },
    atWork: { file: 'areas/admin/at-work/at-work.route.ts', permission: null },
    mentions: {
      file: 'areas/admin/mentions/mentions.route.tsx',
      permission: ['crm:read', 'feedback:read'],
      menu: { group: 'relations', position: 80, icon: 'at-sign', key: 'm' },
    },
    forms: {
      file: 'areas/admin/forms/forms.route.tsx',
      permission: 'settings:read',
      menu: { group: 'site', position: 20, icon: 'text-cursor-input', key: 'o' },
    },
    formBuilder: { file: 'areas/admin/forms/form-builder.route.tsx', permission: 'settings:read' },
  },
} as const satisfies Feature;
