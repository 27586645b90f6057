import { type PortalPage, portalPaths } from './portal-paths.ts';

const files: Record<PortalPage, string> = {
  overview: 'overview/overview.route.tsx',
  projects: 'projects/projects.route.tsx',
  project: 'project/project.route.tsx',
  deliverable: 'deliverable/deliverable.route.tsx',
  versionFile: 'deliverable/version-file.route.ts',
  invoices: 'invoices/invoices.route.tsx',
  invoiceFile: 'invoices/invoice-file.route.ts',
  files: 'files/files.route.tsx',
  projectFile: 'files/project-file.route.tsx',
  projectFileVersion: 'files/project-file-version.route.ts',
  fileUploads: 'files/file-uploads.route.ts',
  fileUpload: 'files/file-upload.route.ts',
  invitation: 'invitation/invitation.route.tsx',
  view: 'view/view.route.ts',
  endView: 'view/end-view.route.ts',
};

const QUERY = [
  ...(['apos', 'cliente', 'versao', 'done', 'token'] as const),
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
  // Whoever was invited has no account yet.
  guard: path === portalPaths.invitation ? ('guest' as const) : ('client' as const),
  queryKeys: Object.fromEntries(QUERY.map((name) => [name, anyText])),
});

/** The pages of the client portal, and whatever else is asked for below its address. */
export const portalRows = [
  ...(Object.keys(portalPaths) as PortalPage[]).map((name) =>
    row(`portal.${name}`, portalPaths[name], files[name]),
  ),
  row('portal', '/portal/*', 'portal.route.tsx'),
];
