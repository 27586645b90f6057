import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { SURVEY_CODES, type SurveyCode } from '../surveys.ts';
import { recordSurveyConsent, recordSurveyLeaving } from './record-survey-consent.server.ts';
import { sendSurvey } from './send-survey.server.ts';

/** What is posted to the address of surveys, by the `intent` of its forms. */
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
    project_gone: { code: 'gone', status: 404 },
    survey_reaches_nobody: { code: 'nobody', status: 409 },
    survey_changed: { code: 'changed', status: 409 },
    contact_gone: { code: 'contact', status: 404 },
    crm_read_missing: { code: 'contact', status: 404 },
    consent_missing: { code: 'missing', status: 409 },
    proof_missing: { code: 'proof', status: 422 },
    consent_withdrawn: { code: 'withdrawn', status: 409 },
  },
});
