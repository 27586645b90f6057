import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldError } from '#app/ui/field.tsx';
import { FileInput } from '#app/ui/file-input/file-input.tsx';
import { FIELD, FILE_TYPES } from './feedback-rules.ts';

/** A file that waits to be sent. */
export type ChosenFile = { key: string; file: File };

type Props = {
  id: string;
  error: string | undefined;
  /** With scripts the chosen ones are kept here, so that more can be added and each removed. */
  chosen?: readonly ChosenFile[] | undefined;
  onChoose?: ((files: readonly File[]) => void) | undefined;
  onRemove?: ((key: string) => void) | undefined;
};

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** The native file field; under it, with scripts, what has been chosen so far. */
export function FileField({ id, error, chosen = [], onChoose, onRemove }: Props) {
  const { t } = useTranslation('feedback');
  const own = `${id}-files`;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose?.([...(event.currentTarget.files ?? [])]);
    // Chosen again, the same file must be a change again.
    event.currentTarget.value = '';
  };
  return (
    <div className="field whole feedback-files">
      <label className="field-label" htmlFor={own}>
        {t('files.label')}
        <i>{t('form.optional')}</i>
      </label>
      <p className="hint" id={`${own}-h`}>
        {`${t('files.hint')} `}
        {onChoose && t('files.drop')}
      </p>
      <FileInput
        id={own}
        name={FIELD.files}
        multiple
        accept={FILE_TYPES.join()}
        {...describedBy({ id: own, hint: true, error })}
        {...(onChoose && { onChange: choose })}
      />
      {chosen.length > 0 && (
        <ul aria-label={t('files.list')}>
          {chosen.map(({ key, file }) => (
            <li key={key}>
              <span>{file.name}</span> <span className="note">{kilobytes(file.size)}</span>
              <button
                type="button"
                className="close"
                aria-label={t('files.remove', { name: file.name })}
                onClick={() => onRemove?.(key)}
              />
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">{error && <FieldError id={own}>{error}</FieldError>}</div>
    </div>
  );
}
