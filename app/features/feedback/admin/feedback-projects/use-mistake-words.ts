import { useTranslation } from 'react-i18next';
import { MOST_ORIGINS, type ProjectReply } from './feedback-projects.ts';

/** What is wrong with a field, in words; nothing where it can be saved. */
export function useMistakeWords(reply: ProjectReply | undefined) {
  const { t } = useTranslation('feedback-projects');
  return (name: string) => {
    const mistake = reply?.mistakes[name];
    if (!mistake) return undefined;
    return t(`errors.${mistake.why}`, { line: mistake.line ?? '', most: String(MOST_ORIGINS) });
  };
}
