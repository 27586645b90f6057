import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router';
import { toast } from 'sonner';
import { isPassing } from './patient-fetch.ts';

const UNANSWERED = 'unanswered-post';
const READ_MS = 10_000;

/** `fetch` rejects with a TypeError when no answer came; others say that they have none now. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && isPassing(error));

/** The router hands on what an action threw as data with a status, or as it is. */
const thrown = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result
    ? result.data
    : result;

/**
 * A post that nobody answered leaves the screen as it is, with all that was typed. The router would
 * put the crash screen in its place. Nothing is posted again by itself: it may have been taken.
 */
export const keepScreenOfPost: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (request.method === 'GET') return results;
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== 'error' || !isNoAnswer(thrown(result))) continue;
    results[route] = { type: 'data', result: undefined };
    dispatchEvent(new Event(UNANSWERED));
  }
  return results;
};

/** Says so when a post was not answered. */
export function useUnansweredPosts(): void {
  const { t } = useTranslation('admin');
  useEffect(() => {
    const say = () =>
      toast.error(t('unanswered.title'), {
        description: t('unanswered.text'),
        duration: READ_MS,
        id: UNANSWERED,
      });
    addEventListener(UNANSWERED, say);
    return () => removeEventListener(UNANSWERED, say);
  }, [t]);
}
