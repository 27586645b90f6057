import { useTranslation } from 'react-i18next';
import type { ProjectReply } from './commands/project-actions.server.ts';
import { MOST_ORIGINS, PROJECT_MISTAKES } from './feedback-projects.ts';
import { originsIn } from './origins-typed.ts';

/** The error of a field, in words; nothing where it can be saved. */
export function useMistakeWords(reply: ProjectReply | undefined) {
  const { t } = useTranslation('feedback-projects');
  return (name: string) => {
    if (!reply || reply.ok) return undefined;
    const mistake = PROJECT_MISTAKES.find((one) => one === reply.fieldErrors[name]);
    if (!mistake) return undefined;
    const { line = '' } = originsIn(reply.values['allowed_origins'] ?? '').mistake ?? {};
    return t(`errors.${mistake}`, { line, most: String(MOST_ORIGINS) });
  };
}
