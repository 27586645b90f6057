import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useChangeWords } from './change-words.ts';
import type { ChangeReply } from './staff-feedback.ts';

/** Changes an entry without leaving the screen, and says what became of it. */
export function useFeedbackChanges() {
  const fetcher = useFetcher<ChangeReply>();
  const wordsOf = useChangeWords();
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
