import type { PortalCode } from '#app/areas/portal/portal-actions.server.ts';

/** Errors of the files of a post; nothing of the post is stored then. */
export type FilesError = 'many' | 'large' | 'empty' | 'type';

/** Refusal codes of commands on tickets in the portal. */
export type ClientTicketCode = PortalCode | 'long' | 'limited' | 'rating' | `files.${FilesError}`;

/** The refused post, as a page renders it. */
export type RefusedTicketPost = {
  intent: string;
  code: ClientTicketCode;
  values: Readonly<Record<string, string>>;
};
