import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { REQUEST_CODES, type RequestCode } from '../staff-privacy.ts';
import { answerRequest } from './answer-request.server.ts';
import { orderErasure } from './order-erasure.server.ts';
import { resendLink } from './resend-link.server.ts';

/** The commands posted to the page of a request, by the `outcome` of its forms. */
const commands = { answer: answerRequest, erase: orderErasure, resend: resendLink };

/** Outcomes with a command of their own. */
const OWN = ['erase', 'resend'] as const;

export type RequestReply = ReplyOf<typeof commands, RequestCode>;

export const requestAction = defineActions<typeof commands, RequestCode>({
  commands,
  intentOf: (form) => OWN.find((outcome) => form.get('outcome') === outcome) ?? 'answer',
  ids: { id: 'id' },
  codes: REQUEST_CODES,
  refusals: {
    request_unknown: { code: 'gone', status: 404 },
    request_proved: { code: 'request_proved', status: 409 },
    resent_lately: { code: 'resent_lately', status: 429 },
    request_not_open: { code: 'request_not_open', status: 409 },
    person_is_staff: { code: 'person_is_staff', status: 409 },
    break_glass_missing: { code: 'break_glass_missing', status: 409 },
    outcome_unfit: { code: 'outcome_unfit', status: 409 },
    answer_missing: { code: 'answer_missing', status: 422, field: 'message' },
  },
});
