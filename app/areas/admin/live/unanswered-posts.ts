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
    const error = thrown(result);
    if (type !== 'error' || !isNoAnswer(error)) continue;
    results[route] = { type: 'data', result: undefined };
    dispatchEvent(new CustomEvent(UNANSWERED, { detail: awayOf(error)?.reason ?? null }));
  }
  return results;
};

/** Says so when a post was not answered, or not stored: the server names what the database does not take. */
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
