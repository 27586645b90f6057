import { useMemo } from 'react';
import { useHeldRevision } from '#app/audit/admin/read-revision.tsx';
import type { SeoReply } from '../seo-reply.ts';

/** The revision of a form after a reply; 0 recreates a deleted row. */
function revisionAfter(reply: SeoReply): number {
  if (reply.ok) return reply.data.revision;
  if (reply.code === 'gone') return 0;
  const { details, values } = reply;
  if (details && 'newest' in details) return details.newest;
  return Number(values['revision']) || 0;
}

/** The revision of a form, from its opening on through its replies. */
export function useSeoRevision(revision: number, reply: SeoReply | undefined): number {
  const answer = useMemo(() => reply && { revision: revisionAfter(reply) }, [reply]);
  return useHeldRevision(revision, answer);
}
