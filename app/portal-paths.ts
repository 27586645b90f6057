import { fillPattern } from './fill-pattern.ts';
import { areaPaths } from './paths.ts';

/** Every address of the client portal; one for both languages. */
export const portalPaths = {
  overview: areaPaths.portal,
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
  tickets: '/portal/cliente/chamados',
  newTicket: '/portal/cliente/chamados/novo',
  ticket: '/portal/cliente/chamados/:id',
  ticketFile: '/portal/cliente/chamados/arquivos/:id',
  account: '/portal/cliente/conta',
  copy: '/portal/cliente/conta/copia',
  survey: '/portal/cliente/pesquisas/:id',
  leaveNotice: '/portal/avisos/sair',
  invitation: '/portal/convite',
  view: '/portal/vista',
  endView: '/portal/vista/sair',
  offline: '/portal/sem-conexao',
} as const;
export type PortalPage = keyof typeof portalPaths;

/** Pages that are about one thing each. */
type PageOfOne = {
  [Name in PortalPage]: (typeof portalPaths)[Name] extends `${string}/:id` ? Name : never;
}[PortalPage];

/** The path of a page about one thing. */
export const portalPath = (name: PageOfOne, params: { id: string }): string =>
  fillPattern(portalPaths[name], params);
