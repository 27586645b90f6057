import type { Permission } from '../../app/access/permissions.ts';
import type { Role } from '../testing/people.ts';
import { contentRoutes } from './expected-content-routes.ts';
import { crmRoutes } from './expected-crm-routes.ts';
import { feedbackRoutes } from './expected-feedback-routes.ts';
import { integrationRoutes } from './expected-integration-routes.ts';
import { expectedPermissions } from './expected-permissions.ts';
import { portalRoutes } from './expected-portal-routes.ts';
import { systemRoutes } from './expected-system-routes.ts';

/** The caller: an anonymous visitor, a user without a role, or a user with a role. */
export type Caller = 'anonymous' | 'client' | Role;

/** What is needed: to be signed in, any role, the highest one, a permission, or any of several. */
export type Need = 'session' | 'staff' | 'superadmin' | Permission | readonly Permission[];

export type Expected = {
  /** What it takes to read the page, its data, and its leaf's data alone. */
  read: Need;
  /** What each of its posts takes beyond that, by the name of its sample. */
  posts?: Readonly<Record<string, Need>>;
  /** Has no page to read: only posts. */
  postsOnly?: true;
  /** For scripts: a visitor without a session gets 401, and no redirect to the sign-in. */
  json?: true;
};

/**
 * What every address behind sign-in takes, by the id of its route, written down apart from the
 * guards. Who has the permission is in `expectedPermissions`: the one table of who may what.
 */
export const expectedRoutes: Readonly<Record<string, Expected>> = {
  admin: { read: 'staff' },
  'admin.settings': { read: 'staff' },
  'admin.today': {
    read: 'staff',
    posts: {
      hide: 'settings:update',
      mailTest: 'settings:update',
      'remove-samples': 'site:delete',
    },
  },
  ...crmRoutes,
  ...integrationRoutes,
  'admin.messages': {
    read: 'staff',
    posts: { send: 'crm:update', 'take-back': 'crm:update', 'drop-draft': 'crm:update' },
  },
  'admin.messageFiles': { read: 'staff', posts: { upload: 'crm:update', drop: 'crm:update' } },
  'admin.messageFile': { read: 'crm:read' },
  'admin.noteFiles': {
    read: ['crm:read', 'feedback:read', 'projects:read'],
    posts: { upload: ['crm:update', 'feedback:update', 'projects:update'] },
  },
  'admin.noteFile': { read: ['crm:read', 'feedback:read', 'projects:read'] },
  'admin.note': { read: 'crm:read' },
  'admin.message': { read: 'crm:read' },
  'admin.notices': { read: 'staff', posts: { choose: 'staff' } },
  'admin.views': { read: 'staff', posts: { put: 'staff', drop: 'staff' } },
  'admin.products': { read: 'settings:read' },
  'admin.product': { read: 'settings:read', posts: { save: 'settings:manage' } },
  'admin.pipelines': {
    read: 'settings:read',
    posts: {
      new: 'settings:manage',
      default: 'settings:manage',
      archive: 'settings:manage',
      back: 'settings:manage',
      delete: 'settings:manage',
    },
  },
  'admin.pipeline': { read: 'settings:read', posts: { save: 'settings:manage' } },
  'admin.productChoice': { read: 'staff', posts: { choose: 'staff' } },
  'admin.changes': { read: ['settings:read', 'site:read'] },
  'admin.change': {
    read: ['settings:read', 'site:read'],
    posts: { restore: ['settings:update', 'site:update'] },
  },
  'admin.feedbackProjects': { read: 'settings:read', posts: { undo: 'settings:manage' } },
  'admin.feedbackProject': {
    read: 'settings:read',
    posts: { save: 'settings:manage', delete: 'settings:manage' },
  },
  ...feedbackRoutes,
  'admin.surveys': {
    read: 'campaigns:read',
    posts: { send: 'campaigns:manage', consent: 'campaigns:manage', leave: 'campaigns:manage' },
  },
  'admin.ticketFigures': { read: 'feedback:read' },
  'admin.countedTickets': { read: 'feedback:read' },
  'admin.ratings': { read: 'feedback:read' },
  'admin.ticketsExport': { read: 'feedback:approve', posts: { confirmed: 'feedback:approve' } },
  'admin.ticketsExportConfirm': { read: 'feedback:approve' },
  'admin.newTicket': { read: 'feedback:create', posts: { open: 'feedback:create' } },
  'admin.ticketFiles': {
    read: 'staff',
    posts: { upload: 'feedback:update', drop: 'feedback:update' },
  },
  'admin.ticketWriting': { read: 'staff', posts: { on: 'feedback:update' } },
  'admin.ticketFile': { read: 'feedback:read' },
  'admin.ticket': {
    read: 'feedback:read',
    posts: {
      note: 'feedback:update',
      reply: 'feedback:update',
      move: 'feedback:update',
      contact: 'feedback:update',
      field: 'feedback:update',
    },
  },
  'admin.feedbackFile': { read: 'feedback:read' },
  'admin.inboundMails': { read: 'feedback:read', posts: { choose: 'settings:update' } },
  'admin.inboundMail': {
    read: 'feedback:read',
    posts: {
      open: 'feedback:create',
      take: 'feedback:update',
      discard: 'feedback:update',
      restore: 'feedback:update',
    },
  },
  'admin.inboundMailFile': { read: 'staff' },
  'admin.company': {
    read: 'settings:read',
    posts: {
      save: 'settings:update',
      move: 'settings:update',
      undo: 'settings:update',
    },
  },
  'admin.holidays': {
    read: 'settings:read',
    posts: {
      add: 'settings:update',
      remove: 'settings:update',
      close: 'settings:update',
      work: 'settings:update',
      undo: 'settings:update',
    },
  },
  'admin.answerTargets': {
    read: 'settings:read',
    posts: { save: 'settings:update', undo: 'settings:update' },
  },
  'admin.prices': {
    read: 'settings:read',
    posts: { save: 'settings:update', undo: 'settings:update' },
  },
  'admin.newContactWay': { read: 'settings:read', posts: { create: 'settings:create' } },
  'admin.contactWay': {
    read: 'settings:read',
    posts: { save: 'settings:update', delete: 'settings:delete' },
  },
  'admin.companyPreview': {
    read: 'settings:read',
    posts: { settings: 'settings:update', contact: 'settings:update' },
  },
  'admin.newsletter': { read: 'campaigns:read' },
  'admin.newsletterExport': {
    read: 'campaigns:approve',
    posts: { confirmed: 'campaigns:approve' },
  },
  'admin.newsletterExportConfirm': { read: 'campaigns:approve' },
  'admin.newsletterProof': {
    read: 'campaigns:read',
    posts: { resend: 'campaigns:update', unsubscribe: 'campaigns:update' },
  },
  'admin.forms': {
    read: 'site:read',
    posts: {
      state: 'site:update',
      duplicate: 'site:create',
      create: 'site:create',
    },
  },
  'admin.formBuilder': {
    read: 'site:read',
    posts: { save: 'site:update', return: 'site:update' },
  },
  ...contentRoutes,
  'admin.formDropOff': { read: 'site:read' },
  'admin.seo': { read: 'site:read', posts: { save: 'site:update' } },
  'admin.seoPages': { read: 'site:read' },
  'admin.seoPage': {
    read: 'site:read',
    posts: { save: 'site:create', return: 'site:delete' },
  },
  'admin.seoTags': { read: 'site:read' },
  'admin.seoTag': {
    read: 'site:read',
    posts: { make: 'site:create', script: 'superadmin', delete: 'site:delete' },
  },
  ...systemRoutes,
  'admin.people': { read: 'users:read' },
  'admin.invite': { read: 'users:manage', posts: { invite: 'users:manage' } },
  'admin.preview': { read: 'users:read', posts: { end: 'users:read' } },
  'admin.roles': {
    read: 'users:read',
    posts: {
      matrix: 'superadmin',
      'second-step': 'superadmin',
      'delete-role': 'superadmin',
      'bring-back': 'superadmin',
    },
  },
  'admin.issuers': {
    read: 'users:read',
    posts: {
      ...{ on: 'superadmin', off: 'superadmin', up: 'superadmin', down: 'superadmin' },
      'break-glass': 'superadmin',
    },
  },
  'admin.issuer': {
    read: 'users:read',
    posts: {
      ...{ save: 'superadmin', test: 'superadmin', on: 'superadmin', off: 'superadmin' },
      delete: 'superadmin',
    },
  },
  'admin.ownRole': { read: 'users:read', posts: { save: 'superadmin' } },
  'admin.person': {
    read: 'users:read',
    posts: {
      grant: 'users:manage',
      end: 'users:manage',
      role: 'users:manage',
      restore: 'users:manage',
      activate: 'users:manage',
      deactivate: 'users:manage',
      'end-sessions': 'users:manage',
      'reset-factor': 'users:manage',
      'send-link': 'users:manage',
      'show-link': 'users:manage',
    },
  },
  'admin.privacy': { read: 'users:read' },
  'admin.privacyRequestScreen': {
    read: 'users:read',
    posts: { refuse: 'users:update', erase: 'users:delete', resend: 'users:update' },
  },
  'admin.brand': {
    read: 'site:read',
    posts: {
      new: 'site:create',
      copy: 'site:create',
      activate: 'site:update',
      delete: 'site:delete',
    },
  },
  'admin.scheme': {
    read: 'site:read',
    posts: { save: 'site:update', preset: 'site:update' },
  },
  'admin.logos': {
    read: 'site:read',
    posts: { on: 'site:update', delete: 'site:delete' },
  },
  'admin.logoUpload': { read: 'site:create', posts: { upload: 'site:create' } },
  'admin.logo': { read: 'site:read', posts: { save: 'site:update' } },
  'admin.security': { read: 'users:read' },
  'admin.securityExport': { read: 'users:approve', posts: { confirmed: 'users:approve' } },
  'admin.securityExportConfirm': { read: 'users:approve' },
  'admin.events': { read: 'staff' },
  'admin.session': { read: 'staff' },
  'admin.find': { read: 'staff' },
  'admin.unknown': { read: 'staff' },
  ...portalRoutes,
  'auth.account': { read: 'session', posts: { profile: 'session' } },
  'auth.again': { read: 'session', posts: { again: 'session' } },
  'auth.password': { read: 'session', posts: { change: 'session' } },
  'auth.email': { read: 'session', posts: { change: 'session' } },
  'auth.secondFactor': { read: 'session', posts: { begin: 'session' } },
  'auth.passkeys': { read: 'session', posts: { rename: 'session' } },
  'auth.passkeyAdd': { read: 'session', posts: { add: 'session' }, postsOnly: true, json: true },
  'auth.sessions': { read: 'session', posts: { end: 'session' } },
};

/** Whether somebody has what is needed, in a fresh database. */
export function has(who: Caller, need: Need): boolean {
  if (who === 'anonymous') return false;
  if (need === 'session') return true;
  if (who === 'client') return false;
  if (need === 'staff') return true;
  if (need === 'superadmin') return who === 'superadmin';
  if (typeof need !== 'string') return need.some((one) => has(who, one));
  const [resource = '', action = ''] = need.split(':');
  const granted = expectedPermissions[who][resource] ?? [];
  return granted.includes(action) || granted.includes('manage');
}
