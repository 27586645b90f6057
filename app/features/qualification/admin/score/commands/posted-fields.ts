import { z } from 'zod';

/* Fields of the forms of versions and their rules. Messages of issues are the codes that the user gets. */

export const version = z.uuid('gone');
export const ruleId = z.uuid('gone');
