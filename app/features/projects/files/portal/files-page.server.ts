import type { RouterContextProvider } from 'react-router';
import { requireUser } from '#app/access/require-user.server.ts';
import { portalHead } from '#app/areas/portal/portal-page.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { type IslandHtml, renderIsland } from '#app/islands/render-island.server.tsx';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { portalPaths } from '#app/paths.ts';
import FileUpload from '../file-upload.island.tsx';
import { type FileProject, type Folder, placeText } from '../project-files.ts';
import { uploadOwner } from '../upload-owner.server.ts';
import styles from './files.css?url';

export const filesWords = (request: Request) => {
  const locale = preferredLocale(request);
  return instanceOf(locale).getFixedT(locale, 'files');
};

/** Head of a page about files, with their stylesheet. */
export const filesHead = (title: string) => portalHead(title, styles);

type Given = {
  projects: readonly FileProject[];
  folders: readonly Folder[];
  /** The place of the page: the project, and the folder in it. */
  project: string | null;
  folder: { id: string; project: string; name: string } | null;
  file: { id: string } | null;
  action: string;
};

/** Places that files may be put into: projects that are not closed, each with its folders. */
function placesOf({ projects, folders }: Pick<Given, 'projects' | 'folders'>) {
  const open = projects.filter(({ ended }) => !ended);
  return open.flatMap(({ id, name }) => [
    { value: placeText({ project: id, folder: null }), label: name },
    ...folders
      .filter(({ project }) => project === id)
      .map((one) => ({
        value: placeText({ project: id, folder: one.id }),
        label: open.length > 1 ? `${name}: ${one.name}` : one.name,
      })),
  ]);
}

/** The form that sends files; none where every project has ended. */
export function uploadIsland(
  request: Request,
  context: Readonly<RouterContextProvider>,
  given: Given,
): IslandHtml | null {
  const { current } = requireUser(request, context);
  const { project, folder, file, action } = given;
  const all = placesOf(given);
  const here = folder
    ? placeText({ project: folder.project, folder: folder.id })
    : project && placeText({ project, folder: null });
  const matching = all.filter(({ value }) => value === here);
  // Within a folder nothing is asked; of a project its folders are offered.
  const places =
    folder || file
      ? matching
      : project
        ? all.filter(({ value }) => value.startsWith(project))
        : all;
  const [first] = matching.length > 0 ? matching : places;
  if (!first) return null;
  const t = filesWords(request);
  const query: Record<string, string> = folder
    ? { pasta: folder.id }
    : project
      ? { projeto: project }
      : {};
  return renderIsland({
    name: 'file-upload',
    namespaces: ['files', 'file-input'],
    locale: preferredLocale(request),
    component: FileUpload,
    touch: true,
    props: {
      action,
      places,
      place: first.value,
      file: file?.id ?? null,
      label: file
        ? t('send.version')
        : folder
          ? t('send.into', { name: folder.name })
          : t('send.label'),
      endpoint: portalPaths.fileUploads,
      owner: uploadOwner(current.userId),
      onto: file
        ? `${action}?done=sent`
        : `${portalPaths.files}?${new URLSearchParams({ ...query, done: 'sent' })}`,
    },
  });
}
