import { useTranslation } from 'react-i18next';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, portalPaths } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { fileSize } from '../../file-size.ts';
import FileUpload from '../../files/file-upload.island.tsx';
import { FOLDER_NAME_LENGTH, type Folder, placeText } from '../../files/project-files.ts';
import type { Names } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ActForm, typedIn } from './project-forms.tsx';
import type { StaffFile, StaffFiles } from './staff-projects.ts';

type Shared = { names: Names; reply: ProjectReply | undefined; writes: boolean };

/** A file: what staff do with it is below its name. */
function FileRow({
  file,
  folders,
  names,
  reply,
  writes,
}: Shared & { file: StaffFile; folders: readonly Folder[] }) {
  const { t } = useTranslation(['files', 'staff-projects']);
  const locale = useLocale();
  const { id, name, size, versions, by, at, removedAt, download, folder } = file;
  const where = folders.find((one) => one.id === folder)?.name ?? t('files:staff.top');
  return (
    <li>
      <p>
        <a className="link" href={download} download>
          {name}
        </a>{' '}
        <span className="soft">{where}</span>
      </p>
      <p className="soft">
        {fileSize(size, locale)}, {t('files:staff.versions', { count: versions })},{' '}
        {(by && names[by]) ?? t('staff-projects:gone')} · <Moment at={at} />
      </p>
      {removedAt && (
        <p className="soft">
          {t('files:staff.removed', { day: formatDate(new Date(removedAt), locale) })}
        </p>
      )}
      {writes && (
        <div className="acts">
          {removedAt ? (
            <ActForm act="restore-file" submit={t('files:staff.restore')} reply={reply}>
              <input type="hidden" name="file" value={id} />
            </ActForm>
          ) : (
            <ActForm act="remove-file" submit={t('files:staff.remove')} reply={reply}>
              <input type="hidden" name="file" value={id} />
            </ActForm>
          )}
        </div>
      )}
      {writes && !removedAt && folders.length > 0 && (
        <details className="project-more">
          <summary className="button outlined compact">{t('files:staff.move')}</summary>
          <ActForm act="move-file" submit={t('files:staff.move')} reply={reply}>
            <input type="hidden" name="file" value={id} />
            <Select
              id={`pj-move-${id}`}
              name="folder"
              label={t('files:staff.where')}
              placeholder={t('files:staff.top')}
              defaultValue={folder ?? ''}
              options={folders.map((one) => ({ value: one.id, label: one.name }))}
            />
          </ActForm>
        </details>
      )}
    </li>
  );
}

/** Files that the client and staff give each other; what is removed can be restored. */
export function ProjectFiles({
  project,
  shelf,
  folderKey,
  owner,
  names,
  reply,
  writes,
}: Shared & { project: string; shelf: StaffFiles; folderKey: string; owner: string }) {
  const { t } = useTranslation('files');
  const { files, folders, count } = shelf;
  const visible = files.filter(({ removedAt }) => removedAt === null).length;
  const page = adminPath('clientProject', { id: project });
  const top = placeText({ project, folder: null });
  return (
    <>
      {files.length === 0 && <p className="soft">{t('staff.none')}</p>}
      {count > visible && <p className="soft">{t('staff.more', { count })}</p>}
      <ul className="project-rows">
        {files.map((file) => (
          <FileRow key={file.id} {...{ file, folders, names, reply, writes }} />
        ))}
      </ul>
      {writes && (
        <>
          <FileUpload
            action={page}
            places={[
              { value: top, label: t('staff.top') },
              ...folders.map(({ id, name }) => ({
                value: placeText({ project, folder: id }),
                label: name,
              })),
            ]}
            place={top}
            file={null}
            label={t('send.label')}
            endpoint={portalPaths.fileUploads}
            owner={owner}
            onto={page}
          />
          <details className="project-more">
            <summary className="button outlined compact">{t('staff.new')}</summary>
            <ActForm act="new-folder" submit={t('staff.make')} reply={reply}>
              <input type="hidden" name="key" value={folderKey} />
              <Field
                id="pj-folder"
                name="name"
                label={t('folders.name')}
                maxLength={FOLDER_NAME_LENGTH}
                defaultValue={typedIn(reply, 'new-folder')['name']}
                required
              />
            </ActForm>
          </details>
        </>
      )}
    </>
  );
}
