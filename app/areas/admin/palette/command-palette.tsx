import { Search as Loupe, Zap } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMultiProduct } from '#app/access/multi-product.tsx';
import { soughtWords } from '#app/features/search/found.ts';
import { foldText } from '#app/i18n/fold-text.ts';
import { KeyHint } from '#app/ui/admin/keys/key-hint.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { stepOf } from '#app/ui/keyboard/step-keys.ts';
import { Legend, Line } from './palette-line.tsx';
import { type Finding, type FindingGroup, useFindings } from './use-findings.ts';
import { useRecentRecord } from './use-recent-record.ts';
import { type FoundAct, useActOnRecord } from './use-record-acts.ts';

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
  const actOn = useActOnRecord();

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
            actOn={actOn}
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

type SearchProps = Props & { actOn: (to: string, act: FoundAct) => void; close: () => void };

/** A found record, whose acts are shown instead of the results. */
type Inside = { record: Finding & { to: string }; typed: string };

/** The acts of a found record that fit the text. */
function useActsInside(inside: Inside | undefined, text: string): FindingGroup[] | undefined {
  const { t } = useTranslation('admin');
  if (!inside) return undefined;
  const { record } = inside;
  const words = soughtWords(text.trim());
  const findings = (record.acts ?? [])
    .filter(({ name }) => words.every((word) => foldText(name).includes(word)))
    .map(({ name }) => ({
      ...{ key: `inside-${name}`, name, note: '', kind: '', keys: '', icon: Zap },
      run: () => {},
    }));
  return [{ key: 'inside', title: t('palette.doWith', { name: record.name }), findings }];
}

function Search({ company, actOn, close }: SearchProps) {
  const { t } = useTranslation('admin');
  const { product } = useMultiProduct();
  const navigate = useNavigate();
  const list = useId();
  const options = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [pointed, point] = useState<string>();
  const [inside, enter] = useState<Inside>();
  const all = useFindings(inside ? inside.typed : text);
  const acts = useActsInside(inside, text);
  const groups = acts ?? all.groups;
  const words = acts ? soughtWords(text.trim()) : all.words;
  const searching = !acts && all.searching;
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
    const act = inside?.record.acts?.find(({ name }) => name === finding.name);
    if (inside && act) return actOn(inside.record.to, act);
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
  /** Right goes to the acts of a found record; left, Escape or Backspace go back to the results as they were. */
  const goInside = (key: string, box: HTMLInputElement): boolean => {
    if (inside) {
      const leaves = key === 'Escape' || (text === '' && ['ArrowLeft', 'Backspace'].includes(key));
      if (!leaves) return false;
      setText(inside.typed);
      point(inside.record.key);
      enter(undefined);
      return true;
    }
    const atEnd = box.selectionStart === box.value.length;
    if (key !== 'ArrowRight' || !atEnd || !chosen?.acts?.length || !('to' in chosen)) return false;
    enter({ record: chosen, typed: text });
    setText('');
    point(undefined);
    return true;
  };
  /** The result that a key goes to. */
  const nextOf = (key: string, box: HTMLInputElement) => {
    if (key === 'Tab') return nextGroup();
    // In a text Home and End first go to its ends.
    const moves =
      (key === 'Home' && (box.selectionEnd ?? 0) > 0) ||
      (key === 'End' && (box.selectionStart ?? 0) < box.value.length);
    const step = moves ? undefined : stepOf(key, at, findings.length);
    return step === undefined ? undefined : findings[step];
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget: box } = event;
    if (nativeEvent.isComposing || event.shiftKey) return;
    if (goInside(key, box)) return event.preventDefault();
    const next = nextOf(key, box);
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
          aria-label={inside ? groups[0]?.title : t('palette.label')}
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
