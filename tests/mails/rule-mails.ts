import { renderRuleNotice } from '#app/features/automation/automation.emails.tsx';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';

type Known = { brand: MailBrand; origin: string; name: string };

/** Notices of rules to the team, as a part of sample-mails.ts. */
export const ruleMails = ({ brand, origin, name }: Known) => ({
  'automation.notice-mail': {
    rule: (locale: Locale) =>
      renderRuleNotice(
        {
          kind: 'rule',
          email: 'ana@casa.example',
          locale,
          ruleId: '0',
          ruleName: name,
          subject: 'lead',
          subjectId: '2',
          subjectName: 'João <b>Dias</b>',
        },
        { locale, brand, origin },
      ),
    stopped: (locale: Locale) =>
      renderRuleNotice(
        { kind: 'stopped', email: 'ana@casa.example', locale, ruleId: '0', ruleName: name },
        { locale, brand, origin },
      ),
  },
});
