import { useTranslation } from 'react-i18next';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import type { Frame } from '#app/areas/portal/portal-page.server.ts';
import { fileSize } from '#app/features/projects/file-size.ts';
import type { Names } from '#app/features/projects/projects.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Island } from '#app/islands/island.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { portalPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Totals } from '../files.store.server.ts';
import {
  type FileProject,
  type FileRefusal,
  FOLDER_NAME_LENGTH,
  type Folder,
  type ListedFile,
  placeText,
} from '../project-files.ts';
import { FileRows, RefusedFiles } from './file-parts.tsx';

type Found = {
  projects: readonly FileProject[];
  project: string | null;
  folder: Folder | null;
  folders: readonly Folder[];
  totals: Totals;
  files: readonly ListedFile[];
  more: boolean;
  names: Names;
  upload: IslandHtml | null;
};

type Props = {
  frame: Frame;
  found: Found | null;
  /** Why there is nothing to see. */
  closed: 'finance' | 'nobody' | null;
  now: string;
  words: string;
  after: string | null;
  done: 'sent' | 'folder' | null;
  folderId: string;
  reply:
    | {
        refused: readonly { name: string; why: FileRefusal }[];
        folder: FileRefusal | null;
        typed: string;
      }
    | undefined;
};

const at = (query: Record<string, string>) => `${portalPaths.files}?${new URLSearchParams(query)}`;

/** Folders of each project; the open folder is no link. */
function Folders({ found, reply, folderId }: Pick<Props, 'reply' | 'folderId'> & { found: Found }) {
  const { t } = useTranslation('files');
  const { projects, folders, folder, project } = found;
  const open = projects.filter(({ ended }) => !ended);
  const code = reply?.folder ?? undefined;
  return (
    <Part id="pastas" title={t('folders.title')}>
      <ul className="portal-rows">
        <li className="portal-row">
          {project || folder ? (
            <a className="link" href={portalPaths.files}>
              {t('folders.all')}
            </a>
          ) : (
            <b aria-current="true">{t('folders.all')}</b>
          )}
          <span className="note">{found.totals.files}</span>
        </li>
        {projects.flatMap((one) => [
          ...(projects.length > 1
            ? [
                <li key={one.id} className="portal-row">
                  {one.id === project && !folder ? (
                    <b aria-current="true">{one.name}</b>
                  ) : (
                    <a className="link" href={at({ projeto: one.id })}>
                      {one.name}
                    </a>
                  )}
                  {one.ended && <span className="note">{t('folders.ended')}</span>}
                </li>,
              ]
            : []),
          ...folders
            .filter((each) => each.project === one.id)
            .map((each) => (
              <li key={each.id} className="portal-row portal-in">
                {each.id === folder?.id ? (
                  <b aria-current="true">{each.name}</b>
                ) : (
                  <a className="link" href={at({ pasta: each.id })}>
                    {each.name}
                  </a>
                )}
                <span className="note">{each.files}</span>
              </li>
            )),
        ])}
      </ul>
      {open.length > 0 && (
        <details className="portal-fold" open={code !== undefined || undefined}>
          <summary>{t('folders.new')}</summary>
          <form className="portal-new" method="post" action={portalPaths.files}>
            <input type="hidden" name="intent" value="folder" />
            <input type="hidden" name="id" value={folderId} />
            {open.length > 1 ? (
              <Select
                id="pasta-projeto"
                name="place"
                label={t('folders.of')}
                options={open.map(({ id, name }) => ({
                  value: placeText({ project: id, folder: null }),
                  label: name,
                }))}
              />
            ) : (
              <input
                type="hidden"
                name="place"
                value={placeText({ project: open[0]?.id ?? '', folder: null })}
              />
            )}
            <Field
              id="pasta-nome"
              name="name"
              label={t('folders.name')}
              maxLength={FOLDER_NAME_LENGTH}
              defaultValue={reply?.typed}
              error={code && t(`refused.${code}`)}
              required
            />
            <Button type="submit" variant="outline" small>
              {t('folders.make')}
            </Button>
          </form>
        </details>
      )}
    </Part>
  );
}

function Search({ found, words }: Pick<Props, 'words'> & { found: Found }) {
  const { t } = useTranslation('files');
  const { folder, project } = found;
  return (
    <search>
      <form className="portal-find" action={portalPaths.files}>
        {folder && <input type="hidden" name="pasta" value={folder.id} />}
        {!folder && project && <input type="hidden" name="projeto" value={project} />}
        <Field
          id="buscar"
          name="q"
          type="search"
          label={t('find.label')}
          defaultValue={words}
          maxLength={80}
          enterKeyHint="search"
        />
        <Button type="submit" variant="outline" small>
          {t('find.submit')}
        </Button>
      </form>
    </search>
  );
}

function List({
  found,
  words,
  after,
  now,
}: Pick<Props, 'words' | 'after' | 'now'> & { found: Found }) {
  const { t } = useTranslation('files');
  const { files, folder, project, more, names, projects } = found;
  const where = { ...(folder ? { pasta: folder.id } : project && { projeto: project }) };
  const filters = { ...where, ...(words && { q: words }) };
  const last = files.at(-1);
  const title = folder?.name ?? projects.find(({ id }) => id === project)?.name ?? t('list.newest');
  const none = words ? t('list.unfound', { words }) : t(folder ? 'list.emptyFolder' : 'list.empty');
  return (
    <Part id="lista" title={title}>
      {files.length === 0 && <p className="soft">{none}</p>}
      <FileRows {...{ files, names, now }} />
      {(words || after || more) && (
        <p className="portal-go">
          {(words || after) && (
            <a className="link" href={at(words && !after ? where : filters)}>
              {t(words && !after ? 'list.everything' : 'list.first')}
            </a>
          )}
          {more && last && (
            <a className="link" href={at({ ...filters, depois: last.id })} rel="next">
              {t('list.older')}
            </a>
          )}
        </p>
      )}
    </Part>
  );
}

/** Files of a client's projects: what is sent is first, then what came last. */
export function FilesPage({
  frame,
  found,
  closed,
  now,
  words,
  after,
  done,
  folderId,
  reply,
}: Props) {
  const { t } = useTranslation('files');
  const locale = useLocale();
  if (!found) {
    return (
      <PortalFrame frame={frame} section="files">
        <TwoLines thing={t('name')} state={t(`closed.${closed ?? 'nobody'}.state`)} />
        <p>{t(`closed.${closed ?? 'nobody'}.text`)}</p>
      </PortalFrame>
    );
  }
  const { totals, folders, upload, projects } = found;
  const state =
    totals.files === 0
      ? t('state.none')
      : `${t('state.files', { count: totals.files })}${folders.length > 0 ? ` ${t('state.folders', { count: folders.length })}` : ''}, ${fileSize(totals.bytes, locale)}`;
  return (
    <PortalFrame frame={frame} section="files">
      <div className="portal-split">
        <div>
          <TwoLines thing={t('name')} state={state} />
          {done && !reply && (
            <div className="portal-note" role="status">
              <p>
                <b>{t(`done.${done}`)}</b>
              </p>
            </div>
          )}
          {reply && <RefusedFiles refused={reply.refused} />}
          {upload ? (
            <Island island={upload} />
          ) : (
            <p className="soft">
              {t(projects.length === 0 ? 'closed.nobody.text' : 'closed.ended')}
            </p>
          )}
          {(totals.files > 0 || words) && <Search {...{ found, words }} />}
          {(totals.files > 0 || folders.length > 0) && <List {...{ found, words, after, now }} />}
          {totals.files === 0 && projects.length > 0 && <p>{t('state.first')}</p>}
        </div>
        <div>{projects.length > 0 && <Folders {...{ found, reply, folderId }} />}</div>
      </div>
    </PortalFrame>
  );
}
