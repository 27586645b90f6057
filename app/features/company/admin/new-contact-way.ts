import { z } from 'zod';
import { CONTACT_WAY_TYPES } from '../company.ts';

const query = z.object({
  type: z.enum(CONTACT_WAY_TYPES).catch('phone'),
  unit: z.string().max(60).catch(''),
});

/** The type and unit of a new contact way, from the address. */
export const newContactWayIn = ({ searchParams }: URL) =>
  query.parse(Object.fromEntries(searchParams));
