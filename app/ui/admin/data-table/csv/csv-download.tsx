import { Download } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { LockedButton } from '#app/ui/admin/locked-button.tsx';
import { AskExport } from './ask-export.tsx';
import { FORMAT_PARAM, MOST_COUNTED } from './total-header.ts';
import { type Download as State, useCsvDownload } from './use-csv-download.ts';

function useWords() {
  const { t } = useTranslation('data-table');
  const locale = useLocale();
  const figure = (value: number) => value.toLocaleString(locale);
  return (download: State): string => {
    switch (download.state) {
      case 'idle':
      case 'asking':
        return '';
      case 'ready':
        return download.done === null ? t('readyFile') : t('ready', { count: download.done });
      case 'running': {
        const done = figure(download.done);
        const { total } = download;
        // A workbook is compressed: its rows are not counted as they come.
        if (download.done === 0) return t('preparing');
        if (total === null) return t('progressUnknown', { done });
        if (total > MOST_COUNTED) return t('progressOver', { done, total: figure(MOST_COUNTED) });
        return t('progress', { done, total: figure(total) });
      }
      case 'cancelled':
      case 'failed':
        return t(download.state);
    }
  };
}

type Props = {
  href: string;
  /** Whether this user may export the list. */
  allowed: boolean;
};

/** The list as a file, or the missing permission. */
export function CsvDownload({ href, allowed }: Props) {
  const { t } = useTranslation('data-table');
  return allowed ? (
    <Offered href={href} />
  ) : (
    <LockedButton label={t('download')} why={t('notAllowed')} />
  );
}

/** A plain link that, with scripts, confirms a large file, shows progress and can be stopped. */
function Offered({ href }: { href: string }) {
  const { t } = useTranslation('data-table');
  const say = useWords();
  const id = useId();
  const { download, start, cancel, leave } = useCsvDownload();
  const running = download.state === 'running';
  const counted =
    running && download.done > 0 && download.total !== null && download.total <= MOST_COUNTED;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void start(event.currentTarget.getAttribute('href') ?? href);
  };
  const xlsx = `${href}${href.includes('?') ? '&' : '?'}${FORMAT_PARAM}=xlsx`;
  return (
    <div className="data-table-download">
      {running ? (
        <>
          <progress
            className="progress"
            aria-labelledby={id}
            {...(counted && { value: download.done, max: Math.max(1, download.total ?? 1) })}
          />
          <button type="button" className="button outlined compact" onClick={cancel}>
            {t('cancel')}
          </button>
        </>
      ) : (
        // Not marked as a download: before a large file the address leads to a page of confirmation.
        <>
          <a
            className="button outlined compact"
            href={href}
            onClick={onClick}
            title={t('download')}
          >
            <Download aria-hidden="true" /> <span>{t('download')}</span>
          </a>
          <a
            className="button outlined compact data-table-xlsx"
            href={xlsx}
            onClick={onClick}
            aria-label={t('downloadXlsx')}
          >
            XLSX
          </a>
        </>
      )}
      {download.state === 'asking' && (
        <AskExport
          total={download.total}
          confirm={() => void start(download.address, true)}
          cancel={leave}
        />
      )}
      {/* Running figures are not announced one by one; the end is. */}
      <p
        id={id}
        role={running ? undefined : 'status'}
        className={download.state === 'failed' ? 'bad' : 'soft'}
      >
        {say(download)}
      </p>
    </div>
  );
}
