/** Pages of clients, each one address for both languages. */
export const portalAddresses = {
  view: '/portal/vista',
  endView: '/portal/vista/sair',
  offline: '/portal/sem-conexao',
} as const;
