import { Column, Heading, Hr, Row, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import { NoticeMailEnd } from '#app/features/notices/notice-mail-end.tsx';
import { formatDay } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { areaPaths } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { mailColors } from '#app/platform/mail/mail-colors.server.ts';
import {
  MailAction,
  MailFrame,
  MailLink,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { type Digest, PARTS } from './digest.ts';
import { listsFor, type MailRow, rowsOf } from './digest-row.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };
type Written = { digest: Digest; day: string; userId: string; now: Date };

type PartProps = Facts & {
  title: string;
  note: string;
  rows: readonly MailRow[];
  more: string;
  all: string;
};

/** One part: its rows under each other, each a link, and at the right its due time. */
function MailPart({ brand, origin, title, note, rows, more, all }: PartProps) {
  const { edge, soft } = mailColors(brand, 'light');
  const cell = { padding: '8px 0', verticalAlign: 'top' } as const;
  return (
    <Section style={{ margin: '24px 0 0' }}>
      <Heading as="h2" style={{ fontSize: '18px', lineHeight: '24px', margin: '0 0 8px' }}>
        {title}
      </Heading>
      {note && (
        <Text className="m-soft" style={{ ...mailText.small, color: soft, margin: '0 0 8px' }}>
          {note}
        </Text>
      )}
      {rows.map(({ name, about, when, urgent, path }) => (
        <Fragment key={`${path} ${name}`}>
          <Hr style={{ borderColor: edge, margin: 0 }} />
          <Row>
            <Column style={cell}>
              <Text style={{ ...mailText.text, lineHeight: '22px', margin: 0 }}>
                <MailLink brand={brand} href={`${origin}${path}`}>
                  {name}
                </MailLink>
              </Text>
              {about && (
                <Text className="m-soft" style={{ ...mailText.small, color: soft, margin: 0 }}>
                  {about}
                </Text>
              )}
            </Column>
            <Column align="right" style={{ ...cell, paddingLeft: '16px', width: '42%' }}>
              <Text style={{ ...mailText.small, lineHeight: '22px', margin: 0 }}>
                {urgent ? <b>{when}</b> : when}
              </Text>
            </Column>
          </Row>
        </Fragment>
      ))}
      {more && (
        <MailSmall brand={brand}>
          <MailLink brand={brand} href={`${origin}${all}`}>
            {more}
          </MailLink>
        </MailSmall>
      )}
    </Section>
  );
}

/** Subject, HTML and text of the digest on the morning of a working day. */
export async function renderDigestMail({ digest, day, userId, now }: Written, facts: Facts) {
  const { locale, brand, origin } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'digest');
  const kindOf = (kind: Digest['privacy']['rows'][number]['kind']) =>
    instanceOf(locale).getFixedT(locale, 'privacy')(`kinds.${kind}`);
  const parts = PARTS.filter((name) => digest[name].count > 0);
  const counted = parts.map((name) => t(`parts.${name}`, { count: digest[name].count }));
  const rows = rowsOf(digest, { t, kindOf, locale, now });
  const lists = listsFor(userId);
  const [first = '', ...others] = counted;
  const content = (
    <MailFrame
      locale={locale}
      title={t('title', { day: formatDay(day, locale) })}
      preview={counted.join(', ')}
      brand={brand}
    >
      {parts.map((name, place) => (
        <MailPart
          key={name}
          {...facts}
          title={counted[place] ?? ''}
          note={name === 'leads' && digest.leads.rows.some(({ late }) => late) ? t('spans') : ''}
          rows={rows[name]}
          more={
            digest[name].count > rows[name].length
              ? t('more', { count: digest[name].count - rows[name].length })
              : ''
          }
          all={lists[name]}
        />
      ))}
      <Section style={{ margin: '28px 0 0' }}>
        <MailAction
          brand={brand}
          href={`${origin}${areaPaths.admin}`}
          label={t('open')}
          copy={t('copy')}
        />
      </Section>
      <NoticeMailEnd {...facts} why={t('why')} />
    </MailFrame>
  );
  return {
    subject: subjectNaming(first, (said) => t('subject', { said }), others),
    ...(await renderMail(content, brand)),
  };
}
