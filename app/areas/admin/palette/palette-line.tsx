import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyCaps } from '#app/ui/admin/keys/key-caps.tsx';
import { markWords } from './mark-words.ts';
import type { Finding } from './use-findings.ts';

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

export function Line({ finding, id, words, selected, choose }: LineProps) {
  const { name, note, kind, keys, acts = [], icon: Icon } = finding;
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
      {acts.length > 0 && <ChevronRight className="admin-palette-more" aria-hidden="true" />}
    </button>
  );
}

/** The keys of the palette, for users with a keyboard. */
export function Legend() {
  const { t } = useTranslation('admin');
  const keys = [
    ['↑ ↓', t('palette.keys.choose')],
    ['↵', t('palette.keys.open')],
    ['→', t('palette.keys.inside')],
    ['Tab', t('palette.keys.group')],
    ['>', t('palette.keys.acts')],
  ] as const;
  return keys.map(([key, label]) => (
    <span key={key}>
      <KeyCaps keys={key} /> {label}
    </span>
  ));
}
