import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useActWords } from './act-words.ts';
import type { ActReply } from './staff-feedback.ts';

/** Acts on an entry without leaving the screen, and says what became of it. */
export function useFeedbackActs() {
  const fetcher = useFetcher<ActReply>();
  const wordsOf = useActWords();
  const words = useRef(wordsOf);
  words.current = wordsOf;
  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    const { title, text } = words.current(data);
    showNotice('feedback', data.done ? 'success' : 'error', title, { description: text });
  }, [data]);
  return fetcher;
}
