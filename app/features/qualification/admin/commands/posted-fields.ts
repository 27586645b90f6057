import { z } from 'zod';
import { LEAD_STATUSES } from '../staff-leads.ts';

/* Fields of the forms that are about leads. */

/** Above the size of a page. */
export const MOST = 200;

/** The leads of a post: the one of the address, else those selected in a list. */
export const leadFields = { leadId: z.uuid().optional(), id: z.array(z.uuid()).max(MOST) };

type Chosen = { leadId?: string | undefined; id: string[] };
export const idsOf = ({ leadId, id }: Chosen): string[] => (leadId ? [leadId] : id);
export const isAnyChosen = (chosen: Chosen): boolean => idsOf(chosen).length > 0;

export const leadStatus = z.enum(LEAD_STATUSES);

/** A lead and its status, as placeField() writes them. */
export const leadPlace = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), leadStatus]))
  .transform(([id, status]) => ({ id, status }));
