import { type FormEvent, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGEST_FILE_BYTES } from './project-files.ts';
import { UploadForm, type UploadFormProps } from './upload-form.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

export type FileUploadProps = UploadFormProps & {
  endpoint: string;
  owner: string;
  /** Where to look once everything has come. */
  onto: string;
};

/** The form that sends files, in pieces where scripts run: they go on after a cut line. */
export default function FileUpload({ endpoint, owner, onto, ...form }: FileUploadProps) {
  const { t } = useTranslation('files');
  const [error, setError] = useState(form.error);
  const onDone = useCallback(() => location.assign(onto), [onto]);
  const uploads = useUploads({ endpoint, owner, file: form.file, onDone });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const texts = new FormData(sent);
    const chosen = texts.getAll('files').filter((one) => one instanceof File && one.name !== '');
    const files = chosen as File[];
    const large = files.filter(({ size }) => size > LARGEST_FILE_BYTES);
    const empty = files.filter(({ size }) => size === 0);
    const text = [
      ...large.map(({ name }) => `${name}: ${t('refused.large')}`),
      ...empty.map(({ name }) => `${name}: ${t('refused.empty')}`),
    ];
    setError(text.join(' ') || undefined);
    for (const file of files) {
      if (file.size > 0 && file.size <= LARGEST_FILE_BYTES) {
        void uploads.send(file, String(texts.get('place') ?? ''));
      }
    }
    // Chosen again, the same file must be a choice again.
    const field = sent.elements.namedItem('files');
    if (field instanceof HTMLInputElement) {
      field.value = '';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }

  return (
    <>
      <UploadForm {...form} error={error} onSubmit={submit} />
      <UploadRows
        items={uploads.items}
        onPause={(key) => void uploads.pause(key)}
        onResume={uploads.resume}
        onCancel={(key) => void uploads.cancel(key)}
      />
      {uploads.left.length > 0 && (
        <div className="upload-note">
          <p>
            <b>{t('left.title')}</b> {t('left.text')}
          </p>
          <ul className="upload-rows">
            {uploads.left.map((one) => (
              <li key={one.urlStorageKey} className="upload-row">
                {one.metadata['filename']}
                <button type="button" className="link" onClick={() => void uploads.dropLeft(one)}>
                  {t('left.drop')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
