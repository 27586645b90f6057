/** Screens of staff, and what these read besides. */
export const adminAddresses = {
  clientProjects: '/admin/projects',
  clientProjectsExport: '/admin/projects/export',
  clientProjectsExportConfirm: '/admin/projects/export/confirm',
  clientProject: '/admin/projects/:id',
  invoices: '/admin/invoices',
  invoicesExport: '/admin/invoices/export',
  invoicesExportConfirm: '/admin/invoices/export/confirm',
  newInvoice: '/admin/invoices/new',
  pixKey: '/admin/invoices/pix',
  invoice: '/admin/invoices/:id',
  invoiceFile: '/admin/invoices/:id/file',
} as const;

/** Pages of clients, each one address for both languages. */
export const portalAddresses = {
  overview: '/portal/cliente',
  projects: '/portal/cliente/projetos',
  project: '/portal/cliente/projetos/:id',
  deliverable: '/portal/cliente/entregas/:id',
  versionFile: '/portal/cliente/entregas/arquivos/:id',
  versionPage: '/portal/cliente/entregas/paginas/:id',
  invoices: '/portal/cliente/faturas',
  invoiceFile: '/portal/cliente/faturas/arquivos/:id',
  files: '/portal/cliente/arquivos',
  projectFile: '/portal/cliente/arquivos/:id',
  projectFileVersion: '/portal/cliente/arquivos/versoes/:id',
  fileUploads: '/portal/cliente/envios',
  fileUpload: '/portal/cliente/envios/:id',
} as const;
