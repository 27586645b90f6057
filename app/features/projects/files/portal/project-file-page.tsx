import { useTranslation } from 'react-i18next';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import type { Frame } from '#app/areas/portal/portal-page.server.ts';
import { fileSize } from '#app/features/projects/file-size.ts';
import type { Names } from '#app/features/projects/projects.ts';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Island } from '#app/islands/island.tsx';
import type { IslandHtml } from '#app/islands/render-island.server.tsx';
import { portalPaths } from '#app/paths.ts';
import type { FileProject, FileRefusal, FileVersion, Folder } from '../project-files.ts';
import { RefusedFiles, Sheet } from './file-parts.tsx';

type Version = FileVersion & { download: string; opened: string | null };
type Props = {
  frame: Frame;
  now: string;
  id: string;
  name: string;
  versions: readonly Version[];
  folder: Folder | null;
  project: FileProject;
  names: Names;
  upload: IslandHtml | null;
  sent: boolean;
  refused: readonly { name: string; why: FileRefusal }[];
};

/** How the last version looks: pictures themselves, the rest by name. */
function Preview({ version }: { version: Version }) {
  const { t } = useTranslation('files');
  const { name, type, opened, download } = version;
  const isPicture = opened !== null && type.startsWith('image/');
  return (
    <>
      {isPicture ? (
        <figure className="portal-look">
          <img src={opened} alt={t('file.preview', { name })} />
        </figure>
      ) : (
        <p className="portal-look">
          <Sheet name={name} />
        </p>
      )}
      <p className="portal-go">
        <a className="button" href={download} download>
          {t('file.download')}
        </a>
        {opened && (
          <a className="button outlined" href={opened} target="_blank" rel="noopener">
            {t('file.open')}
          </a>
        )}
      </p>
    </>
  );
}

/** A file with all its versions, and where the next one is sent. */
export function ProjectFilePage(props: Props) {
  const { frame, now, name, versions, folder, project, names, upload, sent, refused } = props;
  const { t } = useTranslation(['files', 'portal']);
  const locale = useLocale();
  const [last] = versions;
  const up: Record<string, string> = folder ? { pasta: folder.id } : { projeto: project.id };
  if (!last) return null;
  const state = `${t('portal:version.number', last)}, ${fileSize(last.size, locale)}`;
  return (
    <PortalFrame frame={frame} section="files">
      <p>
        <a className="link" href={`${portalPaths.files}?${new URLSearchParams(up)}`}>
          {folder?.name ?? project.name}
        </a>
      </p>
      <div className="portal-split">
        <div>
          <TwoLines thing={name} state={state} />
          {sent && refused.length === 0 && (
            <div className="portal-note" role="status">
              <p>
                <b>{t('files:done.sent')}</b>
              </p>
            </div>
          )}
          <RefusedFiles refused={refused} />
          <Preview version={last} />
        </div>
        <div>
          <Part id="versoes" title={t('portal:version.all')}>
            <ol className="portal-rows">
              {versions.map((one) => (
                <li key={one.id} className="portal-row">
                  <p>
                    {t('portal:version.number', one)}{' '}
                    <span className="soft">
                      {fileSize(one.size, locale)}, {(one.by && names[one.by]) ?? t('portal:gone')},{' '}
                      <time dateTime={one.at}>
                        {formatWhen(new Date(one.at), new Date(now), locale)}
                      </time>
                    </span>
                    <br />
                    <span className="note">
                      {t('files:file.print', { print: one.sha256.slice(0, 16) })}
                    </span>
                  </p>
                  <a
                    className="link"
                    href={one.download}
                    download
                    aria-label={t('files:file.downloadOf', { number: one.number })}
                  >
                    {t('files:file.download')}
                  </a>
                </li>
              ))}
            </ol>
            {upload ? (
              <Island island={upload} />
            ) : (
              <p className="soft">{t('files:closed.ended')}</p>
            )}
          </Part>
        </div>
      </div>
    </PortalFrame>
  );
}
