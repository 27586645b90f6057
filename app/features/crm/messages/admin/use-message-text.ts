import { useContext, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { draftOf, keepDraft } from '#app/ui/admin/composer/drafts.ts';
import { fillPlaceholders, placeholdersIn } from '#app/ui/admin/composer/placeholders.ts';
import { ColumnsOf } from '#app/ui/admin/data-table/hidden-columns.ts';
import type { Channel, Messaging } from '../messages.ts';

/** The text of a message while it is written: the template's, and the user's changes. */
export function useMessageText({ messaging, channel }: { messaging: Messaging; channel: Channel }) {
  const owner = useContext(ColumnsOf);
  const { subject: about, values, messages } = messaging;
  const draft = `${owner}/message/${about.kind}/${about.id}/${channel}`;
  const templates = messaging.templates.filter((one) => one.channel === channel);
  const filled = (key: string, locale: Locale) => {
    const texts = templates.find((one) => one.key === key)?.texts[locale];
    const fill = (text = '') => fillPlaceholders(text, values[locale]);
    return { subject: fill(texts?.subject), body: fill(texts?.body) };
  };
  const [locale, setLocale] = useState(messaging.locale);
  // The first message to a contact takes the text of the first template; later ones begin empty.
  const isFirst = !messages.some(({ direction }) => direction === 'out');
  // A rule's draft comes first.
  const draftedBy = messaging.drafted.find((one) => one.channel === channel)?.template;
  const [template, setTemplate] = useState(draftedBy ?? ((isFirst && templates[0]?.key) || ''));
  const [text, setText] = useState(() => {
    const drafted = draftOf(draft);
    const from = filled(template, messaging.locale);
    return drafted ? { ...from, body: drafted } : from;
  });
  const change = (next: Partial<typeof text>) => {
    setText((now) => ({ ...now, ...next }));
    if (next.body !== undefined) keepDraft(draft, next.body);
  };
  const pick = (key: string, language: Locale) => {
    setTemplate(key);
    setLocale(language);
    if (key) change(filled(key, language));
  };
  return {
    templates,
    template,
    locale,
    text,
    change,
    pick,
    /** Values from the facts about the person, to be marked. */
    insertedValues: Object.values(values[locale]).filter(Boolean),
    /** Unfilled placeholders: with one the message is not sent. */
    open: placeholdersIn(`${text.subject} ${text.body}`),
    forget: () => keepDraft(draft, ''),
  };
}
