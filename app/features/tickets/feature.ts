import type { Feature } from '#app/feature.ts';

export const tickets = {
  admin: {
    tickets: {
      file: 'features/tickets/admin/tickets.route.tsx',
      permission: 'feedback:read',
      menu: { group: 'support', position: 10, icon: 'headset', key: 'd' },
    },
    ticketsExport: {
      file: 'areas/admin/exports/export.route.ts',
      permission: 'feedback:approve',
    },
    ticketsExportConfirm: {
      file: 'areas/admin/exports/confirm-export.route.tsx',
      permission: 'feedback:approve',
    },
    newTicket: {
      file: 'features/tickets/admin/new-ticket.route.tsx',
      permission: 'feedback:create',
    },
    ticketFigures: {
      file: 'features/tickets/ticket-figures/admin/ticket-figures.route.tsx',
      permission: 'feedback:read',
    },
    countedTickets: {
      file: 'features/tickets/ticket-figures/admin/counted-tickets.route.tsx',
      permission: 'feedback:read',
    },
    ratings: { file: 'features/tickets/admin/ratings.route.tsx', permission: 'feedback:read' },
    ticketFiles: { file: 'features/tickets/admin/ticket-files.route.ts', permission: null },
    ticketFile: {
      file: 'features/tickets/admin/ticket-file.route.ts',
      permission: 'feedback:read',
    },
    ticket: { file: 'features/tickets/admin/ticket.route.tsx', permission: 'feedback:read' },
    ticketWriting: { file: 'features/tickets/admin/ticket-writing.route.ts', permission: null },
  },
  portal: {
    tickets: { file: 'features/tickets/portal/tickets.route.tsx', keepable: true },
    newTicket: { file: 'features/tickets/portal/new-ticket.route.tsx' },
    ticket: { file: 'features/tickets/portal/ticket.route.tsx', keepable: true },
    ticketFile: { file: 'features/tickets/portal/ticket-file.route.ts' },
  },
  records: { ticket: { screen: 'ticket', icon: 'headset', position: 50 } },
  acts: {
    ticketFigures: { screen: 'ticketFigures', icon: 'chart-bar-big' },
    ratings: { screen: 'ratings', icon: 'star' },
  },
} as const satisfies Feature;
