import { adminPath } from '#app/paths.ts';
import type { Subject } from './rule.ts';

/** The address of a lead, deal or ticket. */
export const subjectPath = (subject: Subject, id: string) => adminPath(subject, { id });
