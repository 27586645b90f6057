import { type PortalPage, portalPaths } from './portal-paths.ts';

const files: Record<PortalPage, string> = {
  overview: 'overview/overview.route.tsx',
  projects: 'projects/projects.route.tsx',
  project: 'project/project.route.tsx',
  deliverable: 'deliverable/deliverable.route.tsx',
  versionFile: 'deliverable/version-file.route.ts',
  versionPage: 'deliverable/version-page.route.ts',
  invoices: 'invoices/invoices.route.tsx',
  invoiceFile: 'invoices/invoice-file.route.ts',
  files: 'files/files.route.tsx',
  projectFile: 'files/project-file.route.tsx',
  projectFileVersion: 'files/project-file-version.route.ts',
  fileUploads: 'files/file-uploads.route.ts',
  fileUpload: 'files/file-upload.route.ts',
  tickets: 'tickets/tickets.route.tsx',
  newTicket: 'tickets/new-ticket.route.tsx',
  ticket: 'tickets/ticket.route.tsx',
  ticketFile: 'tickets/ticket-file.route.ts',
  account: 'account/account.route.tsx',
  copy: 'account/copy.route.ts',
  survey: 'survey/survey.route.tsx',
  leaveNotice: 'leave-notice/leave-notice.route.tsx',
  invitation: 'invitation/invitation.route.tsx',
  view: 'view/view.route.ts',
  endView: 'view/end-view.route.ts',
  offline: 'offline/offline-page.route.tsx',
};

/** Whoever was invited has no account yet, leaving takes no sign-in, and what stands in for a page that
 * cannot be reached is of nobody. */
const OPEN: readonly string[] = [
  portalPaths.invitation,
  portalPaths.leaveNotice,
  portalPaths.offline,
];

const KEEPABLE: readonly PortalPage[] = [
  ...(['overview', 'projects', 'project', 'deliverable', 'tickets', 'ticket'] as const),
];

/** Whether a device may keep the page of a route, by its id: what is read again on the way, never files,
 * money or the account. */
export const isKeepable = (id: string): boolean => KEEPABLE.some((name) => id === `portal.${name}`);

const QUERY = [
  ...(['apos', 'cliente', 'versao', 'apontar', 'done', 'token', 'protocolo', 'busca'] as const),
  // Of files: what is listed, and whose an address is until when.
  ...(['projeto', 'pasta', 'q', 'depois', 'ate', 'para', 'abrir'] as const),
];
const anyText = () => true;

const row = (id: string, path: string, file: string) => ({
  id,
  path,
  file: `areas/portal/${file}`,
  name: 'portal' as const,
  locale: null,
  cache: false,
  hydrate: false,
  guard: OPEN.includes(path) ? ('guest' as const) : ('client' as const),
  queryKeys: Object.fromEntries(QUERY.map((name) => [name, anyText])),
  secrets: ['token', 'para'],
});

/** The pages of the client portal, and whatever else is asked for below its address. */
export const portalRows = [
  ...(Object.keys(portalPaths) as PortalPage[]).map((name) =>
    row(`portal.${name}`, portalPaths[name], files[name]),
  ),
  row('portal', '/portal/*', 'portal.route.tsx'),
];
