import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { FieldShell } from '#app/ui/field.tsx';
import { FileInput } from '#app/ui/file-input/file-input.tsx';
import { Select } from '#app/ui/select.tsx';

export type UploadFormProps = {
  /** Where the form goes without scripts. */
  action: string;
  /** Where a file may be put, each by its value in forms; with one of them nothing is asked. */
  places: readonly { value: string; label: string }[];
  place: string;
  /** The file whose next version is sent. */
  file: string | null;
  label: string;
  error?: string | undefined;
};

/** The native form: files in one post, streamed. What scripts add is around it. */
export function UploadForm({
  action,
  places,
  place,
  file,
  label,
  error,
  onSubmit,
  children,
}: UploadFormProps & {
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation('files');
  return (
    <form
      className="upload-form"
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value="send" />
      {file && <input type="hidden" name="file" value={file} />}
      {places.length > 1 ? (
        <Select
          id="arquivo-onde"
          name="place"
          label={t('send.where')}
          options={places}
          defaultValue={place}
        />
      ) : (
        <input type="hidden" name="place" value={place} />
      )}
      {/* Last: the server reads the fields before the bytes, and so knows their destination. */}
      <FieldShell id="arquivo" label={label} error={error}>
        <FileInput
          id="arquivo"
          name="files"
          multiple={file === null}
          required
          aria-describedby={error ? 'arquivo-e arquivo-h' : 'arquivo-h'}
        />
      </FieldShell>
      <p className="upload-acts">
        <Button type="submit" small>
          {t('send.submit')}
        </Button>
        <span className="soft" id="arquivo-h">
          {t('send.hint')} <noscript>{t('send.plain')}</noscript>
        </span>
      </p>
      {children}
    </form>
  );
}
