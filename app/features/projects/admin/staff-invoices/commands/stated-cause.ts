import { z } from 'zod';
import { CAUSE_LENGTH } from '../../../invoices/invoices.ts';

/** The database refuses an empty one where a cause is required. */
export const statedCause = z.string().trim().max(CAUSE_LENGTH).default('');
