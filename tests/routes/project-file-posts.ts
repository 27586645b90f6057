import { randomUUID } from 'node:crypto';
import { type SomeFile, someFile, someProject } from './project-rows.ts';
import type { Sample } from './settings-posts.ts';

type Fields = (one: { project: string; key: string } & SomeFile) => Record<string, string>;

const onFile = (fields: Fields) => async (): Promise<Sample> => {
  const project = await someProject();
  const file = await someFile(project);
  const given = { project: project.id, key: randomUUID(), ...file };
  return { path: `/admin/projects/${project.id}`, fields: fields(given) };
};

/** What staff post about files of a project, as `samplePosts` has them. */
export const staffFilePosts = {
  send: onFile(({ project }) => ({ intent: 'send', place: `${project}/` })),
  'new-folder': onFile(({ key }) => ({ intent: 'new-folder', key, name: `Logos ${key}` })),
  'move-file': onFile(({ file }) => ({ intent: 'move-file', file, folder: '' })),
  'remove-file': onFile(({ file }) => ({ intent: 'remove-file', file })),
  'restore-file': onFile(({ file }) => ({ intent: 'restore-file', file })),
};

const inPortal = (path: (file: string) => string, fields: Fields) => async (): Promise<Sample> => {
  const project = await someProject();
  const file = await someFile(project);
  const given = { project: project.id, key: randomUUID(), ...file };
  return { path: path(file.file), fields: fields(given) };
};

export const portalFilePosts = {
  'portal.files': {
    send: inPortal(
      () => '/portal/cliente/arquivos',
      ({ project }) => ({ intent: 'send', place: `${project}/` }),
    ),
    folder: inPortal(
      () => '/portal/cliente/arquivos',
      ({ project, key }) => ({ intent: 'folder', id: key, place: `${project}/`, name: 'Logos' }),
    ),
  },
  'portal.projectFile': {
    send: inPortal(
      (file) => `/portal/cliente/arquivos/${file}`,
      ({ project, file }) => ({ intent: 'send', place: `${project}/`, file }),
    ),
  },
  'portal.fileUploads': {
    begin: inPortal(
      () => '/portal/cliente/envios',
      () => ({}),
    ),
  },
  'portal.fileUpload': {
    take: inPortal(
      () => `/portal/cliente/envios/${randomUUID()}`,
      ({ project }) => ({ place: `${project}/` }),
    ),
    version: inPortal(
      () => `/portal/cliente/envios/${randomUUID()}`,
      ({ project, key }) => ({
        ...{ intent: 'version', place: `${project}/`, key, deliverable: '', title: 'Tela' },
        ...{ position: '4', link: '', changes: '' },
      }),
    ),
  },
};
