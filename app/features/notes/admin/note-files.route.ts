import { redirect } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { noteFileAction } from '../commands/note-file-actions.server.ts';

/** A GET of this address redirects to the mentions. */
export const loader = () => redirect(adminPath('mentions'), 303);

/** Uploads a file for a note, as soon as it is chosen; or removes it again. */
export const action = noteFileAction;
