import { useTranslation } from 'react-i18next';
import { fileSize } from '#app/features/projects/file-size.ts';
import type { Names } from '#app/features/projects/projects.ts';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath } from '#app/paths.ts';
import { endingOf, type FileRefusal, type ListedFile } from '../project-files.ts';

/** A sheet of paper with a folded corner, and how the name ends. */
export function Sheet({ name }: { name: string }) {
  return (
    <svg className="portal-ext" viewBox="0 0 34 42" width="34" height="42" aria-hidden="true">
      <path d="M1 1h23l9 9v31H1z" />
      <path d="M24 1v9h9" />
      <text x="17" y="30" textAnchor="middle">
        {endingOf(name)}
      </text>
    </svg>
  );
}

export function FileRows({
  files,
  names,
  now,
}: {
  files: readonly ListedFile[];
  names: Names;
  now: string;
}) {
  const { t } = useTranslation(['files', 'portal']);
  const locale = useLocale();
  return (
    <ul className="portal-rows">
      {files.map(({ id, name, size, by, at, number }) => (
        <li key={id} className="portal-fl">
          <Sheet name={name} />
          <div>
            <h3>
              <a className="link" href={portalPath('projectFile', { id })}>
                {name}
              </a>
            </h3>
            <p className="soft">
              {fileSize(size, locale)}, {(by && names[by]) ?? t('portal:gone')},{' '}
              <time dateTime={at}>{formatWhen(new Date(at), new Date(now), locale)}</time>
              {number > 1 && `, ${t('portal:version.number', { number })}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The files of a form that were not accepted, each with the reason. */
export function RefusedFiles({
  refused,
}: {
  refused: readonly { name: string; why: FileRefusal }[];
}) {
  const { t } = useTranslation('files');
  if (refused.length === 0) return null;
  return (
    <div className="portal-note portal-failed" role="alert">
      <p>
        <b>{t('notTaken')}</b>
      </p>
      <ul>
        {refused.map(({ name, why }) => (
          <li key={`${name}${why}`}>
            {name && <b>{name}: </b>}
            {t(`refused.${why}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
