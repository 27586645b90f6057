import { useContext, useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { draftOf, keepDraft } from '#app/ui/admin/composer/drafts.ts';
import { fillPlaceholders, placeholdersIn } from '#app/ui/admin/composer/placeholders.ts';
import { ColumnsOf } from '#app/ui/admin/data-table/hidden-columns.ts';
import type { Channel, Messaging } from '../messages.ts';

/** The words of a message while it is written: what a template fills in, what the person makes of it. */
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
  // The first words to somebody are those of the first template; later ones are one's own.
  const isFirst = !messages.some(({ direction }) => direction === 'out');
  // What a rule has begun comes first.
  const begunBy = messaging.begun.find((one) => one.channel === channel)?.template;
  const [template, setTemplate] = useState(begunBy ?? ((isFirst && templates[0]?.key) || ''));
  const [text, setText] = useState(() => {
    const begun = draftOf(draft);
    const from = filled(template, messaging.locale);
    return begun ? { ...from, body: begun } : from;
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
    /** What came from the facts about the person, to be marked. */
    told: Object.values(values[locale]).filter(Boolean),
    /** Placeholders that nobody has filled: with one the message does not go. */
    open: placeholdersIn(`${text.subject} ${text.body}`),
    forget: () => keepDraft(draft, ''),
  };
}
