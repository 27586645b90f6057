import { Search as Loupe } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { type Finding, useFindings } from './use-findings.ts';

/** Ctrl or ⌘ with K, from anywhere: screens, leads and people that the user may open. */
export function CommandPalette() {
  const { t } = useTranslation('admin');
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  useKeys([
    {
      keys: 'Ctrl K',
      label: t('palette.open'),
      group: 'everywhere',
      run: () => setOpen(true),
    },
  ]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  return (
    <>
      <button
        type="button"
        className="admin-find"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Loupe aria-hidden="true" />
        <span>{t('palette.open')}</span> <kbd>Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="admin-palette"
        aria-label={t('palette.title')}
        // The event comes late: by then it may have been opened again.
        onClose={() => setOpen(dialog.current?.open ?? false)}
      >
        {open && (
          <Search
            close={() => {
              dialog.current?.close();
              setOpen(false);
            }}
          />
        )}
      </dialog>
    </>
  );
}

function Search({ close }: { close: () => void }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { findings, searching } = useFindings(text);
  const chosen = findings[Math.min(at, findings.length - 1)];
  const choose = (finding: Finding) => {
    close();
    if ('run' in finding) finding.run();
    // The site and the account are other documents.
    else if (finding.to.startsWith('/admin')) void navigate(finding.to);
    else location.assign(finding.to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && findings.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, findings.length - 1) + step + findings.length) % findings.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
        autoFocus
        className="input"
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={chosen && `${list}-${chosen.key}`}
        aria-label={t('palette.label')}
        placeholder={t('palette.label')}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={list} role="listbox" aria-label={t('palette.found')} tabIndex={-1}>
        {findings.map((finding) => (
          <button
            type="button"
            key={finding.key}
            id={`${list}-${finding.key}`}
            role="option"
            aria-selected={finding === chosen}
            tabIndex={-1}
            onClick={() => choose(finding)}
          >
            <finding.icon aria-hidden="true" />
            <b>{finding.name}</b> <span>{finding.detail}</span>
          </button>
        ))}
      </div>
      <p className="note" role="status">
        {searching
          ? t('loading')
          : findings.length === 0
            ? t('palette.nothing')
            : t('palette.count', { count: findings.length })}
      </p>
    </>
  );
}
