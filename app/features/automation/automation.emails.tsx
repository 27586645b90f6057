import { Text } from '@react-email/components';
import { NoticeMailEnd } from '#app/features/notices/notice-mail-end.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailAction,
  MailFrame,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import type { RuleNotice } from './rule-mail.store.server.ts';
import { subjectPath } from './subject-path.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };

/** Subject, HTML and text of a rule's notice to a member of staff. */
export async function renderRuleNotice(notice: RuleNotice, facts: Facts) {
  const { locale, brand, origin } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'automation', 'mail');
  const rule = notice.ruleName;
  const stopped = notice.kind === 'stopped';
  const name = stopped ? '' : notice.subjectName;
  const place = stopped
    ? adminPath('automationRule', { id: notice.ruleId })
    : subjectPath(notice.subject, notice.subjectId);
  const content = (
    <MailFrame
      locale={locale}
      title={stopped ? t('stoppedSubject', { rule }) : rule}
      preview={stopped ? t('stoppedPreview') : t('preview', { rule, name })}
      brand={brand}
    >
      <Text style={mailText.text}>
        {stopped ? t('stoppedText', { rule }) : t('text', { rule, name })}
      </Text>
      <MailAction brand={brand} href={`${origin}${place}`} label={t('open')} copy={t('copy')} />
      <NoticeMailEnd {...facts} why={t(stopped ? 'stoppedWhy' : 'why')} />
    </MailFrame>
  );
  return {
    subject: stopped
      ? subjectNaming(rule, (named) => t('stoppedSubject', { rule: named }))
      : subjectNaming(name, (named) => t('subject', { name: named })),
    ...(await renderMail(content, brand)),
  };
}
