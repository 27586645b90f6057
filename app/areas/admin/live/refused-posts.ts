import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router';
import { toast } from 'sonner';
import type { Forbidden } from '#app/access/guard.server.ts';
import { useMissing } from '#app/access/rights/use-missing.ts';
import { refusalOf } from '../frame/refusal.ts';

const REFUSED = 'refused-post';
const READ_MS = 10_000;

type Missing = NonNullable<Forbidden['missing']>;
/** Why a post was refused: the user previews another role, or a permission is missing. */
export type RefusedPost = { reason: 'preview' } | { reason: 'missing'; missing: Missing };

/** The refusal of a post whose screen may stay; null for other errors, and for users who are no staff any
 * more. */
export function refusedPost(error: unknown): RefusedPost | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  const { data } = error;
  if (typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'preview') {
    return { reason: 'preview' };
  }
  const missing = refusalOf(error)?.missing;
  return missing ? { reason: 'missing', missing } : null;
}

/**
 * A refused post leaves the screen as it is, with all that was typed, and is reported as a message: the
 * router would put an error in its place.
 */
export const keepScreenOfRefusal: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (request.method === 'GET') return results;
  for (const [route, { type, result }] of Object.entries(results)) {
    const detail = type === 'error' ? refusedPost(result) : null;
    if (!detail) continue;
    results[route] = { type: 'data', result: undefined };
    dispatchEvent(new CustomEvent(REFUSED, { detail }));
  }
  return results;
};

/** The message of a refused post. */
export function useRefusalWords() {
  const nameOf = useMissing();
  const { t: people } = useTranslation('people');
  return (refused: RefusedPost): string => {
    if (refused.reason === 'preview') return people('preview.refused');
    const { action, resource } = refused.missing;
    return nameOf(resource, action);
  };
}

/** Shows a message when a post was refused. */
export function useRefusedPosts(): void {
  const say = useRefusalWords();
  useEffect(() => {
    const onRefused = (event: Event) => {
      const { detail } = event as CustomEvent<RefusedPost>;
      toast.error(say(detail), { duration: READ_MS, id: REFUSED });
    };
    addEventListener(REFUSED, onRefused);
    return () => removeEventListener(REFUSED, onRefused);
  });
}
