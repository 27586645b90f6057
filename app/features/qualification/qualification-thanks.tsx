import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ThankYou } from '#app/ui/thank-you/thank-you.tsx';
import { celebrate } from './celebrate.ts';
import type { PostReply } from './intake/post-fields.ts';

type Props = { accepted: Extract<PostReply, { kind: 'accepted' }> };

/** The thank-you view: reference number, spark, and the next page after the form's own delay. */
export function QualificationThanks({ accepted }: Props) {
  const { t } = useTranslation('qualification');
  const { next, protocol, promise, received } = accepted;
  const [left, setLeft] = useState(next.seconds);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    return celebrate();
  }, []);

  useEffect(() => {
    const tick = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    const leave = setTimeout(() => location.assign(next.url), next.seconds * 1000);
    return () => {
      clearInterval(tick);
      clearTimeout(leave);
    };
  }, [next]);

  const leaving = next.whatsapp ? 'thanks.leavingWhatsapp' : 'thanks.leaving';
  return (
    <ThankYou
      headingRef={heading}
      title={accepted.title}
      text={accepted.message}
      status={{
        title: t(received ? 'received.status' : 'outcome.accepted.title'),
        text: promise
          ? t('promise.sent', { by: promise })
          : (accepted.status ?? t(received ? 'received.next' : 'outcome.accepted.text')),
      }}
      protocolLabel={t('thanks.protocol')}
      protocol={protocol}
      note={t(leaving, { count: Math.max(left, 0) })}
      action={{
        href: next.url,
        label: next.whatsapp ? t('thanks.whatsapp') : t('thanks.continue'),
      }}
    />
  );
}
