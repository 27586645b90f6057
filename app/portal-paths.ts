import { fillPattern } from './fill-pattern.ts';
import { areaPaths } from './paths.ts';

/** Every address of the client portal; one for both languages. */
export const portalPaths = {
  overview: areaPaths.portal,
  project: '/portal/cliente/projetos/:id',
  deliverable: '/portal/cliente/entregas/:id',
  versionFile: '/portal/cliente/entregas/arquivos/:id',
  files: '/portal/cliente/arquivos',
  projectFile: '/portal/cliente/arquivos/:id',
  projectFileVersion: '/portal/cliente/arquivos/versoes/:id',
  fileUploads: '/portal/cliente/envios',
  fileUpload: '/portal/cliente/envios/:id',
  invitation: '/portal/convite',
} as const;
export type PortalPage = keyof typeof portalPaths;

/** The path of a page about one thing. */
export const portalPath = (
  name: Exclude<PortalPage, 'overview' | 'files' | 'fileUploads' | 'invitation'>,
  params: { id: string },
): string => fillPattern(portalPaths[name], params);
