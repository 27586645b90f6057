import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import type { SystemLine } from '../system-lines.server.ts';

export type Alert = {
  key: SystemLine['key'];
  state: 'began' | 'ended';
  beganAt: Date;
  /** How the line reads now; undefined where another machine sees it. */
  line: SystemLine | undefined;
  /** The machine, where it is not the whole site. */
  machine: string | undefined;
};

/** The mail that a line of the system screen needs attention, or no longer does. */
export function alertMailOf(
  { key, state, beganAt, line, machine }: Alert,
  locale: Locale,
  origin: string,
): { subject: string; content: MailContent } {
  const t = instanceOf(locale).getFixedT(locale, 'system');
  const what = t(`lines.${key}.name`);
  const todo = state === 'began' && line?.todo;
  return {
    subject: t(`alert.${state}.subject`, { what }),
    content: {
      locale,
      title: t(`alert.${state}.title`),
      protocol: what,
      text: todo ? t(`lines.${todo}`, line.values) : t(`alert.${state}.text`),
      action: {
        label: t('alert.open'),
        href: `${origin}${adminPath('system')}`,
        copy: t('alert.copy'),
      },
      answers: line ? [{ label: what, value: t(`lines.${line.text}`, line.values) }] : [],
      facts: [
        { label: t('alert.since'), value: formatDateTime(beganAt, locale) },
        { label: t('alert.machine'), value: machine ?? '' },
      ],
    },
  };
}
