import { Paperclip, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachments } from './use-attachments.ts';

type Props = {
  files: Attachments;
  most: number;
  mostBytes: number;
  types: readonly string[];
};

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** Attached files: chosen by button, each with its progress and a button to remove it. */
export function AttachmentField({ files, most, mostBytes, types }: Props) {
  const { t } = useTranslation('composer', { keyPrefix: 'files' });
  const id = useId();
  const megabytes = `${Math.round(mostBytes / 1024 / 1024)}`;
  return (
    <div className="field-group">
      {files.list.length > 0 && (
        <ul aria-label={t('list')}>
          {files.list.map(({ key, name, size, progress, id: storedId, error }) => (
            <li key={key}>
              <span className="group-name">{name}</span>{' '}
              <small className="num">{kilobytes(size)}</small>
              {storedId && <input type="hidden" name="file" value={storedId} />}
              {!storedId && !error && (
                <progress max={100} value={progress} aria-label={t('progress', { name })} />
              )}
              <button
                type="button"
                className="composer-tool"
                aria-label={t('remove', { name })}
                onClick={() => files.remove(key)}
              >
                <X aria-hidden="true" />
              </button>
              {error && (
                <p className="error" role="alert">
                  {t(`errors.${error}`, { name, megabytes, most: String(most) })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <label className="button outlined compact" htmlFor={id}>
        <Paperclip aria-hidden="true" /> {t('add')}
        <input
          id={id}
          className="group-input"
          type="file"
          multiple
          accept={types.join()}
          aria-describedby={`${id}-h`}
          onChange={({ target }) => {
            files.add([...(target.files ?? [])]);
            // Chosen again, the same file must fire a change again.
            target.value = '';
          }}
        />
      </label>
      <span className="hint" id={`${id}-h`}>
        {t('hint', { megabytes, most: String(most) })}
      </span>
    </div>
  );
}
