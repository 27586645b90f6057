import { useTranslation } from 'react-i18next';
import type { SeoReply } from '../seo-reply.ts';

/** The sentence about a field that could not be saved; undefined where there is none. */
export function useMistakeWords(reply: Pick<SeoReply, 'mistakes'> | undefined) {
  const { t } = useTranslation('seo');
  return (name: string): string | undefined => {
    const mistake = reply?.mistakes[name];
    return mistake && t(`mistakes.${mistake.key}`, { other: mistake.other ?? '' });
  };
}
