import { z } from 'zod';
import { COMMENT_LENGTH } from '#app/features/projects/projects.ts';
import { portalPath } from '#app/paths.ts';
import { typedWords } from '#app/platform/text/typed-text.ts';

/* Fields of the forms about a version. Messages of issues are the codes that the reply carries. */

/** The deliverable of the address, and the version that was looked at. */
export const aboutVersion = { deliverableId: z.uuid(), version: z.uuid() };

export const commentText = typedWords.pipe(z.string().min(1).max(COMMENT_LENGTH, 'long'));

/** Who approved a version first, and when. */
export type FirstApproval = { by: string | null; at: string };

/** What the page of the deliverable says once something is done. */
export const DONE = ['approved', 'asked', 'said'] as const;

/** The version that was looked at, with what was done. */
export const pageSaying =
  (done: (typeof DONE)[number]) =>
  ({ input, url }: { input: { deliverableId: string }; url: URL }): string => {
    const number = url.searchParams.get('versao');
    const query = new URLSearchParams({ ...(number && { versao: number }), done });
    return `${portalPath('deliverable', { id: input.deliverableId })}?${query}`;
  };
