import type { Expected } from './expected-routes.ts';

/** What every address of the client portal takes, as a part of expected-routes.ts. */
export const portalRoutes: Readonly<Record<string, Expected>> = {
  'portal.overview': { read: 'session' },
  // Memberships decide which projects exist for a user: without one each of them is not found.
  'portal.projects': { read: 'session' },
  'portal.project': { read: 'session', posts: { comment: 'session' } },
  'portal.deliverable': {
    read: 'session',
    posts: { approve: 'session', change: 'session', comment: 'session', pin: 'session' },
  },
  'portal.versionFile': { read: 'session' },
  'portal.versionPage': { read: 'session' },
  'portal.tickets': { read: 'session' },
  'portal.newTicket': { read: 'session', posts: { open: 'session' } },
  'portal.ticket': { read: 'session', posts: { reply: 'session', rate: 'session' } },
  'portal.ticketFile': { read: 'session' },
  'portal.survey': { read: 'session', posts: { answer: 'session' } },
  'portal.account': {
    read: 'session',
    posts: {
      profile: 'session',
      notices: 'session',
      invite: 'session',
      withdraw: 'session',
      role: 'session',
      end: 'session',
      erase: 'session',
    },
  },
  'portal.copy': { read: 'session' },
  'portal.files': { read: 'session', posts: { send: 'session', folder: 'session' } },
  'portal.projectFile': { read: 'session', posts: { send: 'session' } },
  'portal.projectFileVersion': { read: 'session' },
  'portal.fileUploads': { read: 'session', posts: { begin: 'session' }, json: true },
  'portal.fileUpload': {
    read: 'session',
    posts: { take: 'session', version: 'session' },
    json: true,
  },
  'portal.invoices': { read: 'session' },
  'portal.invoiceFile': { read: 'session' },
  'portal.view': { read: 'projects:read', posts: { begin: 'projects:read' } },
  'portal.endView': { read: 'session', posts: { end: 'session' } },
  portal: { read: 'session' },
};
