import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { portalPaths } from '#app/paths.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { LARGEST_FILE_BYTES, placeText } from '../../files/project-files.ts';
import { UploadRows } from '../../files/upload-rows.tsx';
import { useUploads } from '../../files/use-uploads.ts';
import { type Deliverable, VERSION_FILES } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { StageSelect } from './project-dates.tsx';
import { ActForm, typedIn } from './project-forms.tsx';

type Props = {
  project: string;
  deliverables: readonly Deliverable[];
  /** Made with the page, so that a version that is sent twice is one. */
  id: string;
  /** The user whose uploads this browser stores. */
  owner: string;
  reply: ProjectReply | undefined;
};

/** Only texts: the file goes by itself. */
const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Sends the next version: in pieces where scripts run, so that it goes on after a cut line. */
export function VersionForm({ project, deliverables, id, owner, reply }: Props) {
  const { t } = useTranslation(['staff-projects', 'files']);
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(0);
  const onDone = useCallback(() => {
    setSent((times) => times + 1);
    void revalidate();
  }, [revalidate]);
  const uploads = useUploads({ endpoint: portalPaths.fileUploads, owner, file: null, onDone });
  const typed = typedIn(reply, 'version');

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const file = form.get('file');
    if (!(file instanceof File) || file.name === '') return;
    event.preventDefault();
    const code = file.size === 0 ? 'empty' : file.size > LARGEST_FILE_BYTES ? 'large' : undefined;
    setError(code && t(`files:refused.${code}`));
    if (code) return;
    setSent(0);
    void uploads.send(file, placeText({ project, folder: null }), textsOf(form));
  }

  return (
    <>
      <ActForm
        key={sent}
        act="version"
        submit={t('deliveries.submit')}
        files
        onSubmit={submit}
        reply={reply}
      >
        <input type="hidden" name="key" value={id} />
        <Select
          id="pj-deliverable"
          name="deliverable"
          label={t('deliveries.which')}
          placeholder={t('deliveries.new')}
          defaultValue={typed['deliverable']}
          options={deliverables.map((one) => ({ value: one.id, label: one.title }))}
        />
        <Field
          id="pj-title"
          name="title"
          label={t('deliveries.title')}
          hint={t('deliveries.titleHint')}
          maxLength={120}
          defaultValue={typed['title']}
        />
        <StageSelect id="pj-version-stage" defaultValue={typed['position']} />
        <Field
          id="pj-link"
          name="link"
          type="url"
          label={t('deliveries.link')}
          maxLength={500}
          defaultValue={typed['link']}
        />
        <Field
          id="pj-changes"
          name="changes"
          multiline
          rows={3}
          label={t('deliveries.changes')}
          maxLength={2000}
          defaultValue={typed['changes']}
        />
        <label className="chip">
          <input type="checkbox" name="holds" defaultChecked={typed['holds'] === 'on'} />
          {t('deliveries.holds')}
        </label>
        <Field
          id="pj-file"
          name="file"
          type="file"
          accept={VERSION_FILES.types.join(',')}
          label={t('deliveries.file')}
          hint={
            <>
              {t('deliveries.fileHint')} <noscript>{t('deliveries.filePlain')}</noscript>
            </>
          }
          error={error}
          required
        />
      </ActForm>
      <UploadRows
        items={uploads.items}
        onPause={(key) => void uploads.pause(key)}
        onResume={uploads.resume}
        onCancel={(key) => void uploads.cancel(key)}
      />
      {sent > 0 && (
        <p className="admin-notice" role="status">
          {t('done.version')}
        </p>
      )}
    </>
  );
}
