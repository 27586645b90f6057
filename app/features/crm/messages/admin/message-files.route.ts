import { redirect } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { messageFileAction } from '../commands/message-file-actions.server.ts';

/** A GET of this address redirects to the leads. */
export const loader = () => redirect(adminPath('leads'), 303);

/** Uploads a file for a message, as soon as it is chosen; or removes it again. */
export const action = messageFileAction;
