import { adminPath } from '#app/paths.ts';
import type { Subject } from './rule.ts';

/** Where a lead or deal is looked at. */
export const subjectPath = (subject: Subject, id: string) =>
  subject === 'lead' ? adminPath('lead', { id }) : adminPath('deal', { id });
