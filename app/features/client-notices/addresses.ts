/** Pages of clients, each one address for both languages. */
export const portalAddresses = {
  leaveNotice: '/portal/avisos/sair',
} as const;
