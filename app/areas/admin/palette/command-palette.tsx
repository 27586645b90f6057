import { Search as Loupe } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMultiProduct } from '#app/access/multi-product.tsx';
import { KeyCaps } from '#app/ui/admin/keys/key-caps.tsx';
import { KeyHint } from '#app/ui/admin/keys/key-hint.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { stepOf } from '#app/ui/keyboard/step-keys.ts';
import { markWords } from './mark-words.ts';
import { type Finding, useFindings } from './use-findings.ts';
import { useRecentRecord } from './use-recent-record.ts';

type Props = {
  /** The name of the company, in which is searched where no product is chosen. */
  company: string;
};

/** Ctrl or ⌘ with K, from anywhere: records, screens and acts that the user may open. */
export function CommandPalette({ company }: Props) {
  const { t } = useTranslation('admin');
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  useRecentRecord();

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
            company={company}
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

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return markWords(text, words).map(({ text: piece, hit }) => {
    const key = at;
    at += piece.length;
    return hit ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
  });
}

type LineProps = {
  finding: Finding;
  id: string;
  words: readonly string[];
  selected: boolean;
  choose: () => void;
};

function Line({ finding, id, words, selected, choose }: LineProps) {
  const { name, note, kind, keys, icon: Icon } = finding;
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      onClick={choose}
    >
      <Icon aria-hidden="true" />
      <b>
        <Marked text={note ? `${name}, ${note}` : name} words={words} />
      </b>{' '}
      <span className="admin-palette-kind">{kind || (keys && <KeyCaps keys={keys} />)}</span>
    </button>
  );
}

/** The keys of the palette, for users with a keyboard. */
function Legend() {
  const { t } = useTranslation('admin');
  const keys = [
    ['↑ ↓', t('palette.keys.choose')],
    ['↵', t('palette.keys.open')],
    ['Tab', t('palette.keys.group')],
    ['>', t('palette.keys.acts')],
  ] as const;
  return keys.map(([key, label]) => (
    <span key={key}>
      <KeyCaps keys={key} /> {label}
    </span>
  ));
}

function Search({ company, close }: Props & { close: () => void }) {
  const { t } = useTranslation('admin');
  const { product } = useMultiProduct();
  const navigate = useNavigate();
  const list = useId();
  const options = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [pointed, point] = useState<string>();
  const { groups, words, searching } = useFindings(text);
  const findings = groups.flatMap((group) => group.findings);
  // By its key: records that arrive later move nothing away from under Enter.
  const at = Math.max(
    findings.findIndex(({ key }) => key === pointed),
    0,
  );
  const chosen = findings[at];
  const idOf = (finding: Finding) => `${list}-${finding.key}`;
  const selected = chosen && idOf(chosen);
  useEffect(() => {
    if (selected) document.getElementById(selected)?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const choose = (finding: Finding) => {
    close();
    if ('run' in finding) finding.run();
    // The site and the account are other documents.
    else if (finding.to.startsWith('/admin')) void navigate(finding.to);
    else location.assign(finding.to);
  };

  /** Tab goes from group to group, and from the last one to the button behind the list. */
  const nextGroup = () => {
    const group = groups.findIndex((one) => one.findings.some(({ key }) => key === chosen?.key));
    return groups[group + 1]?.findings[0];
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget: box } = event;
    if (nativeEvent.isComposing || event.shiftKey) return;
    // In a text Home and End first go to its ends.
    const moves =
      (key === 'Home' && (box.selectionEnd ?? 0) > 0) ||
      (key === 'End' && (box.selectionStart ?? 0) < box.value.length);
    const step = moves ? undefined : stepOf(key, at, findings.length);
    const next = key === 'Tab' ? nextGroup() : step === undefined ? undefined : findings[step];
    if (next) {
      event.preventDefault();
      point(next.key);
    } else if (key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  const nothing = findings.length === 0 && !searching;
  return (
    <>
      <div className="admin-palette-top">
        <Loupe aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
          autoFocus
          type="text"
          role="combobox"
          aria-expanded={findings.length > 0}
          aria-autocomplete="list"
          aria-controls={list}
          aria-activedescendant={selected}
          aria-label={t('palette.label')}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          enterKeyHint="go"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            point(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <span className="admin-palette-within">
          {t('palette.within', { place: product?.name ?? company })}
        </span>
      </div>
      <div id={list} ref={options} role="listbox" aria-label={t('palette.found')} tabIndex={-1}>
        {groups.map(({ key, title, findings: lines }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox, and no fields
          <div key={key} role="group" aria-labelledby={`${list}-${key}-title`}>
            <p id={`${list}-${key}-title`} role="presentation">
              {title}
            </p>
            {lines.map((finding) => (
              <Line
                key={finding.key}
                id={idOf(finding)}
                {...{ finding, words }}
                selected={finding === chosen}
                choose={() => choose(finding)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={nothing ? 'admin-palette-nothing' : 'unseen'} role="status">
        {searching
          ? t('loading')
          : nothing
            ? t('palette.nothing')
            : t('palette.count', { count: findings.length })}
      </p>
      <div className="admin-palette-foot">
        <Legend />
        <button type="button" onClick={close}>
          {t('palette.close')} <KeyHint>Esc</KeyHint>
        </button>
      </div>
    </>
  );
}
