import { readTemplates, valuesOf } from '#app/features/crm/messages/messages.store.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { plainName } from '#app/platform/mail/plain-name.ts';
import { decideUnproved } from '#app/platform/mail/unverified-mail.server.ts';
import { fillPlaceholders, placeholdersIn } from '#app/ui/admin/composer/placeholders.ts';
import { readRuleMessage, saveRuleMessage, settleRuleMail } from './rule-mail.store.server.ts';

type Ordered = { run: string; act: number; id: string; jobId: string };

/**
 * Fills a template for the person of a run and enqueues its mail; all in one transaction, so that a retry
 * finds it done. An address whose mail limit is reached gets none.
 */
export async function writeToPerson({ run, act, id, jobId }: Ordered): Promise<void> {
  await asActor({ kind: 'system' }, async (tx) => {
    const found = await readRuleMessage(tx, run, act);
    if (!found) return;
    const { facts, product, template: key } = found;
    const [to] = facts.emails;
    if (!to) {
      await settleRuleMail(tx, run, act, 'address');
      return;
    }
    const locale = isLocale(facts.locale ?? '') ? (facts.locale as 'pt-BR') : DEFAULT_LOCALE;
    // What a visitor may have typed: a value that could be a link is left open, so that the mail is not
    // sent.
    const plain = {
      name: plainName(facts.name ?? ''),
      company: plainName(facts.company ?? ''),
      dealTitle: plainName(facts.dealTitle ?? ''),
    };
    const known = valuesOf({ ...facts, ...plain }, locale);
    // Nobody has written it: it is signed by the owner of the person, else by the product.
    const values = { ...known, sender: known.owner || known.product };
    const texts = (await readTemplates(tx, product)).find(
      (one) => one.key === key && one.channel === 'mail',
    )?.texts[locale];
    const subject = fillPlaceholders(texts?.subject ?? '', values);
    const body = fillPlaceholders(texts?.body ?? '', values);
    if (!texts || placeholdersIn(`${subject} ${body}`).length > 0) {
      await settleRuleMail(tx, run, act, 'open');
      return;
    }
    const mail = { jobId, kind: 'automation.message-mail', about: found.subjectId, to };
    if ((await decideUnproved(tx, mail)) === 'send') {
      await saveRuleMessage(tx, run, act, { id, locale, template: key, to, subject, body });
    } else {
      await settleRuleMail(tx, run, act, 'withheld');
    }
  });
}
