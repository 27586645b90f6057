import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { SURVEY_CODES, type SurveyCode } from '../surveys.ts';
import { recordSurveyConsent, recordSurveyLeaving } from './record-survey-consent.server.ts';
import { sendSurvey } from './send-survey.server.ts';

/** The commands posted to the address of surveys, by the `intent` of its forms. */
const commands = { send: sendSurvey, consent: recordSurveyConsent, leave: recordSurveyLeaving };

export type SurveyReply = ReplyOf<typeof commands, SurveyCode>;

const isIntent = (text: string): text is keyof typeof commands => Object.hasOwn(commands, text);

export const surveyAction = defineActions<typeof commands, SurveyCode>({
  commands,
  intentOf: (form) => {
    const intent = String(form.get('intent'));
    return isIntent(intent) ? intent : 'send';
  },
  codes: SURVEY_CODES,
  refusals: {
    // The contact is not the user's to read.
    crm_read_missing: { code: 'contact_gone', status: 404 },
  },
});
