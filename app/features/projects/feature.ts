import type { Feature } from '#app/feature.ts';

export const projects = {
  admin: {
    clientProjects: {
      file: 'features/projects/admin/client-projects/client-projects.route.tsx',
      permission: 'projects:read',
      menu: { group: 'deliver', position: 10, icon: 'hammer', key: 'j' },
    },
    clientProjectsExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'projects:approve',
    },
    clientProjectsExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'projects:approve',
    },
    clientProject: {
      file: 'features/projects/admin/client-projects/client-project.route.tsx',
      permission: 'projects:read',
    },
    invoices: {
      file: 'features/projects/invoices/admin/invoices.route.tsx',
      permission: 'financial:read',
      menu: { group: 'deliver', position: 20, icon: 'receipt-text', key: 'i' },
    },
    invoicesExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'financial:approve',
    },
    invoicesExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'financial:approve',
    },
    newInvoice: {
      file: 'features/projects/invoices/admin/new-invoice.route.tsx',
      permission: 'financial:create',
    },
    pixKey: {
      file: 'features/projects/invoices/admin/pix-key.route.tsx',
      permission: 'financial:read',
    },
    invoice: {
      file: 'features/projects/invoices/admin/invoice.route.tsx',
      permission: 'financial:read',
    },
    invoiceFile: {
      file: 'features/projects/invoices/admin/invoice-file.route.ts',
      permission: 'financial:read',
    },
  },
  portal: {
    overview: { file: 'features/projects/portal/overview/overview.route.tsx', keepable: true },
    projects: { file: 'features/projects/portal/projects/projects.route.tsx', keepable: true },
    project: { file: 'features/projects/portal/project/project.route.tsx', keepable: true },
    deliverable: {
      file: 'features/projects/portal/deliverable/deliverable.route.tsx',
      keepable: true,
    },
    versionFile: { file: 'features/projects/portal/deliverable/version-file.route.ts' },
    versionPage: { file: 'features/projects/portal/deliverable/version-page.route.ts' },
    invoices: { file: 'features/projects/invoices/portal/invoices.route.tsx' },
    invoiceFile: { file: 'features/projects/invoices/portal/invoice-file.route.ts' },
    files: { file: 'features/projects/files/portal/files.route.tsx' },
    projectFile: { file: 'features/projects/files/portal/project-file.route.tsx' },
    projectFileVersion: { file: 'features/projects/files/portal/project-file-version.route.ts' },
    fileUploads: { file: 'features/projects/files/portal/file-uploads.route.ts' },
    fileUpload: { file: 'features/projects/files/portal/file-upload.route.ts' },
  },
  records: {
    project: { screen: 'clientProject', icon: 'hammer', position: 60 },
    invoice: { screen: 'invoice', icon: 'receipt-text', position: 70 },
  },
  acts: {
    newInvoice: { screen: 'newInvoice', icon: 'plus' },
    pixKey: { screen: 'pixKey', icon: 'key-round' },
  },
} as const satisfies Feature;
