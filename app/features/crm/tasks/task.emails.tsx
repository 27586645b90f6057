import { Text } from '@react-email/components';
import { NoticeMailEnd } from '#app/features/notices/notice-mail-end.tsx';
import { formatDate, formatDateTime } from '#app/i18n/format.ts';
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
import type { TaskForMail } from './task-mail.store.server.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };

/** Subject, HTML and text of the mail that reminds the owner of a task. */
export async function renderReminderMail(task: TaskForMail, facts: Facts) {
  const { locale, brand, origin } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'tasks', 'mail');
  const when = task.hasTime ? formatDateTime(task.dueAt, locale) : formatDate(task.dueAt, locale);
  const about = t(`about.${task.subject}`, { name: task.subjectName });
  const place = `${adminPath('tasks')}?${new URLSearchParams({ owner: 'me', open: task.id })}`;
  const content = (
    <MailFrame locale={locale} title={task.title} preview={t('due', { when })} brand={brand}>
      <Text style={mailText.text}>{t('due', { when })}</Text>
      <Text style={mailText.text}>{about}</Text>
      {task.note && <Text style={{ ...mailText.text, whiteSpace: 'pre-line' }}>{task.note}</Text>}
      <MailAction brand={brand} href={`${origin}${place}`} label={t('open')} copy={t('copy')} />
      <NoticeMailEnd {...facts} why={t('why')} />
    </MailFrame>
  );
  return {
    subject: subjectNaming(task.title, (title) => t('subject', { title })),
    ...(await renderMail(content, brand)),
  };
}
