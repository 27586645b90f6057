import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router';
import { toast } from 'sonner';
import { awayOf } from '#app/access/unsaved/away.ts';
import type { UnavailableReason } from '#app/platform/database/errors.server.ts';
import { isTransient } from './retrying-fetch.ts';

const UNANSWERED = 'unanswered-post';
const READ_MS = 10_000;

/** `fetch` rejects with a TypeError when no response came; other errors report an outage. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && isTransient(error));

/** The router returns a thrown error of an action as data with a status, or as it is. */
const thrown = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result
    ? result.data
    : result;

/**
 * A post without a response leaves the screen as it is, with all that was typed. The router would replace
 * it with the crash screen. Nothing is posted again by itself: the first post may have succeeded.
 */
export const keepScreenOfPost: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (request.method === 'GET') return results;
  for (const [route, { type, result }] of Object.entries(results)) {
    const error = thrown(result);
    if (type !== 'error' || !isNoAnswer(error)) continue;
    results[route] = { type: 'data', result: undefined };
    dispatchEvent(new CustomEvent(UNANSWERED, { detail: awayOf(error)?.reason ?? null }));
  }
  return results;
};

/** Shows a message when a post got no response, or was not stored: the server names what the database does
 * not accept. */
export function useUnansweredPosts(): void {
  const { t } = useTranslation('admin');
  const { t: unsaved } = useTranslation('unsaved');
  useEffect(() => {
    const say = (event: Event) => {
      const { detail: reason } = event as CustomEvent<UnavailableReason | null>;
      toast.error(reason ? unsaved(`title.${reason}`) : t('unanswered.title'), {
        description: reason ? unsaved('here') : t('unanswered.text'),
        duration: READ_MS,
        id: UNANSWERED,
      });
    };
    addEventListener(UNANSWERED, say);
    return () => removeEventListener(UNANSWERED, say);
  }, [t, unsaved]);
}
