import type { Feature } from '#app/feature.ts';

export const projects = {
  admin: {
    clientProjects: {
      file: 'areas/admin/client-projects/client-projects.route.tsx',
      permission: 'projects:read',
      menu: { group: 'relations', position: 40, icon: 'hammer', key: 'j' },
    },
    clientProjectsExport: {
      file: 'areas/admin/client-projects/client-projects-export.route.ts',
      permission: 'projects:approve',
    },
    clientProjectsExportConfirm: {
      file: 'areas/admin/client-projects/client-projects-export-confirm.route.tsx',
      permission: 'projects:approve',
    },
    clientProject: {
      file: 'areas/admin/client-projects/client-project.route.tsx',
      permission: 'projects:read',
    },
    invoices: {
      file: 'areas/admin/invoices/invoices.route.tsx',
      permission: 'financial:read',
      menu: { group: 'relations', position: 50, icon: 'receipt-text', key: 'i' },
    },
    invoicesExport: {
      file: 'areas/admin/invoices/invoices-export.route.ts',
      permission: 'financial:approve',
    },
    invoicesExportConfirm: {
      file: 'areas/admin/invoices/invoices-export-confirm.route.tsx',
      permission: 'financial:approve',
    },
    newInvoice: {
      file: 'areas/admin/invoices/new-invoice.route.tsx',
      permission: 'financial:create',
    },
    pixKey: { file: 'areas/admin/invoices/pix-key.route.tsx', permission: 'financial:read' },
    invoice: { file: 'areas/admin/invoices/invoice.route.tsx', permission: 'financial:read' },
    invoiceFile: {
      file: 'areas/admin/invoices/invoice-file.route.ts',
      permission: 'financial:read',
    },
  },
  portal: {
    overview: { file: 'areas/portal/overview/overview.route.tsx', keepable: true },
    projects: { file: 'areas/portal/projects/projects.route.tsx', keepable: true },
    project: { file: 'areas/portal/project/project.route.tsx', keepable: true },
    deliverable: { file: 'areas/portal/deliverable/deliverable.route.tsx', keepable: true },
    versionFile: { file: 'areas/portal/deliverable/version-file.route.ts' },
    versionPage: { file: 'areas/portal/deliverable/version-page.route.ts' },
    invoices: { file: 'areas/portal/invoices/invoices.route.tsx' },
    invoiceFile: { file: 'areas/portal/invoices/invoice-file.route.ts' },
    files: { file: 'areas/portal/files/files.route.tsx' },
    projectFile: { file: 'areas/portal/files/project-file.route.tsx' },
    projectFileVersion: { file: 'areas/portal/files/project-file-version.route.ts' },
    fileUploads: { file: 'areas/portal/files/file-uploads.route.ts' },
    fileUpload: { file: 'areas/portal/files/file-upload.route.ts' },
  },
} as const satisfies Feature;
