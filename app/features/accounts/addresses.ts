/** Pages of clients, each one address for both languages. */
export const portalAddresses = {
  account: '/portal/cliente/conta',
  copy: '/portal/cliente/conta/copia',
  invitation: '/portal/convite',
} as const;
