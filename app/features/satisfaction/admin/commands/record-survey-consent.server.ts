import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedEmail } from '#app/platform/text/typed-text.ts';

const email = z
  .string('contact_gone')
  .pipe(typedEmail)
  .pipe(z.string().toLowerCase())
  .pipe(z.email('contact_gone'));

/** Records that a contact agreed to surveys, and how. */
export const recordSurveyConsent = command({
  permission: 'campaigns:manage',
  input: z.object({
    email,
    proof: z.string('proof_missing').trim().min(1, 'proof_missing').max(500, 'proof_missing'),
  }),
  async run({ tx, input }) {
    await callValue(tx, 'public.record_survey_consent', input);
    return { email: input.email };
  },
});

/** Records that a contact wants no more surveys. */
export const recordSurveyLeaving = command({
  permission: 'campaigns:manage',
  input: z.object({ contact: z.uuid('contact_gone'), email }),
  async run({ tx, input: { contact, email } }) {
    await callValue(tx, 'public.note_survey_leaving', { contactId: contact, email });
    return { email };
  },
});
