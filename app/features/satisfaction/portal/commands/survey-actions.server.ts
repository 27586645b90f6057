import type { ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { definePortalActions, type PortalCode } from '#app/areas/portal/portal-actions.server.ts';
import { answerSurvey } from './answer-survey.server.ts';

const commands = { answer: answerSurvey };

type SurveyCode = PortalCode | 'missing' | 'long' | 'late' | 'limited';

/** Only a refusal is rendered here; a success redirects to the page. */
export type SurveyReply = Extract<ReplyOf<typeof commands, SurveyCode>, { ok: false }>;

export const surveyAction = definePortalActions<typeof commands, SurveyCode>({
  commands,
  intentOf: () => 'answer',
  ids: { id: 'id' },
  codes: ['missing', 'long'],
});
