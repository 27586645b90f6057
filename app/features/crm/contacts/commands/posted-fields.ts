import { z } from 'zod';

export const idOrNone = z.union([z.uuid(), z.literal('')]);
