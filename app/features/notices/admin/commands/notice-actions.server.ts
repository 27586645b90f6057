import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { chooseNotice } from './choose-notice.server.ts';

const commands = { choose: chooseNotice };

export type NoticeReply = ReplyOf<typeof commands>;

export const noticeAction = defineActions({
  commands,
  intentOf: () => 'choose',
  codes: [],
});
