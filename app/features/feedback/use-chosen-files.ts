import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFiles } from './feedback-files.ts';
import { MOST_FILES } from './feedback-rules.ts';
import type { ChosenFile } from './file-field.tsx';

/** Some devices give no type for a text file; the server checks the bytes in any case. */
const judged = (file: File) => ({
  name: file.name,
  size: file.size,
  type: file.type || 'text/plain',
  tooLarge: false,
});

let chosenSoFar = 0;

/** The files to send, chosen, dropped or pasted; each refused one is named. */
export function useChosenFiles(firstError: string | undefined) {
  const { t } = useTranslation('feedback');
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [error, setError] = useState(firstError);
  // The present list: files added twice between two renders are both kept.
  const latest = useRef(chosen);

  function keep(files: readonly ChosenFile[]) {
    latest.current = files;
    setChosen(files);
  }

  /** Returns whether all of them are accepted. */
  function add(files: readonly File[]): boolean {
    if (files.length === 0) return true;
    const refused = refusedFiles(files.map(judged));
    const good = files.filter((file) => refusedFiles([judged(file)]).length === 0);
    const room = MOST_FILES - latest.current.length;
    const input = refused.map(({ code, name }) => t(`errors.${code}`, { name }));
    if (good.length > room) input.push(t('errors.tooMany'));
    setError(input.join(' ') || undefined);
    const added = good.slice(0, room).map((file) => {
      chosenSoFar += 1;
      return { key: `file-${chosenSoFar}`, file };
    });
    keep([...latest.current, ...added]);
    return input.length === 0;
  }

  function remove(key: string) {
    setError(undefined);
    keep(latest.current.filter((one) => one.key !== key));
  }

  function empty() {
    setError(undefined);
    keep([]);
  }

  return { chosen, latest, error, setError, add, remove, empty };
}
