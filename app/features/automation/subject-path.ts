import { adminPath } from '#app/paths.ts';
import type { Subject } from './rule.ts';

/** Where a lead, deal or ticket is looked at. */
export const subjectPath = (subject: Subject, id: string) => adminPath(subject, { id });
