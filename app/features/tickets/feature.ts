import type { Feature } from '#app/feature.ts';

export const tickets = {
  admin: {
    tickets: {
      file: 'areas/admin/tickets/tickets.route.tsx',
      permission: 'feedback:read',
      menu: { group: 'service', position: 10, icon: 'headset', key: 'd' },
    },
    newTicket: { file: 'areas/admin/tickets/new-ticket.route.tsx', permission: 'feedback:create' },
    deskFigures: {
      file: 'areas/admin/desk-figures/desk-figures.route.tsx',
      permission: 'feedback:read',
    },
    countedTickets: {
      file: 'areas/admin/desk-figures/counted-tickets.route.tsx',
      permission: 'feedback:read',
    },
    ratings: { file: 'areas/admin/tickets/ratings.route.tsx', permission: 'feedback:read' },
    ticketFiles: { file: 'areas/admin/tickets/ticket-files.route.ts', permission: null },
    ticketFile: { file: 'areas/admin/tickets/ticket-file.route.ts', permission: 'feedback:read' },
    ticket: { file: 'areas/admin/tickets/ticket.route.tsx', permission: 'feedback:read' },
    ticketWriting: { file: 'areas/admin/tickets/ticket-writing.route.ts', permission: null },
  },
  portal: {
    tickets: { file: 'areas/portal/tickets/tickets.route.tsx', keepable: true },
    newTicket: { file: 'areas/portal/tickets/new-ticket.route.tsx' },
    ticket: { file: 'areas/portal/tickets/ticket.route.tsx', keepable: true },
    ticketFile: { file: 'areas/portal/tickets/ticket-file.route.ts' },
  },
} as const satisfies Feature;
