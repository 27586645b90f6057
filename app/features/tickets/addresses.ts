/** Screens of staff, and the addresses that these read besides. */
export const adminAddresses = {
  tickets: '/admin/tickets',
  ticketsExport: '/admin/tickets/export',
  ticketsExportConfirm: '/admin/tickets/export/confirm',
  newTicket: '/admin/tickets/new',
  ticketFigures: '/admin/tickets/figures',
  countedTickets: '/admin/tickets/counted',
  ratings: '/admin/tickets/ratings',
  ticketFiles: '/admin/tickets/files',
  ticketFile: '/admin/tickets/files/:id',
  ticket: '/admin/tickets/:id',
  ticketWriting: '/admin/tickets/:id/writing',
} as const;

/** Pages of clients, each one address for both languages. */
export const portalAddresses = {
  tickets: '/portal/cliente/chamados',
  newTicket: '/portal/cliente/chamados/novo',
  ticket: '/portal/cliente/chamados/:id',
  ticketFile: '/portal/cliente/chamados/arquivos/:id',
} as const;
