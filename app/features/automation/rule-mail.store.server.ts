import type { Transaction } from 'kysely';
import type { Facts } from '#app/features/crm/messages/messages.store.server.ts';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Subject } from './rule.ts';

type Tx = Transaction<DB>;

export type RuleNotice = {
  email: string;
  locale: string;
  ruleId: string;
  ruleName: string;
} & (
  | { kind: 'rule'; subject: Subject; subjectId: string; subjectName: string }
  | { kind: 'stopped' }
);

/** The notice of a rule; undefined where the recipient need not, or may not, be notified. */
export async function readRuleNotice(tx: Tx, id: string): Promise<RuleNotice | undefined> {
  const rows = await callRows(
    tx,
    'private.rule_notice_for_mail',
    { id },
    { kind: typed<RuleNotice['kind']>() },
  );
  return rows[0] as RuleNotice | undefined;
}

type RuleMessage = {
  subject: Subject;
  subjectId: string;
  product: string;
  template: string;
  facts: Facts;
};

/** The message of a rule to a person; undefined where it may not be sent any more. */
export async function readRuleMessage(
  tx: Tx,
  run: string,
  act: number,
): Promise<RuleMessage | undefined> {
  const rows = await callRows(
    tx,
    'private.rule_message',
    { run, act },
    { subject: typed<RuleMessage['subject']>(), facts: typed<RuleMessage['facts']>() },
  );
  return rows[0];
}

/** Records the outcome of a mail to the person; a failure counts for the rule. */
export const settleRuleMail = (tx: Tx, run: string, act: number, outcome: string) =>
  callValue(tx, 'private.settle_rule_mail', { run, act, outcome });

type Written = Readonly<Record<'id' | 'locale' | 'template' | 'to' | 'subject' | 'body', string>>;

/** Stores a message that a rule has written, once, and enqueues its mail. */
export const saveRuleMessage = (tx: Tx, run: string, act: number, message: Written) =>
  callValue(tx, 'private.save_rule_message', { run, act, message: JSON.stringify(message) });
