import { useTranslation } from 'react-i18next';
import { mistakesOf, type SeoReply } from '../seo-reply.ts';

/** The error message of a field; undefined where there is none. */
export function useMistakeWords(reply: SeoReply | undefined) {
  const { t } = useTranslation('seo');
  const mistakes = mistakesOf(reply);
  return (name: string): string | undefined => {
    const mistake = mistakes[name];
    return mistake && t(`mistakes.${mistake.key}`, { other: mistake.other ?? '' });
  };
}
