import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { NoteWords } from '#app/ui/admin/composer/note-words.tsx';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Round } from '#app/ui/admin/initials.tsx';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import { MENTION_STATES, type Mention } from './mentions.ts';

/** The address of the record: beside its list where that has a panel. */
function addressOf({ subject, subjectId: id }: Pick<Mention, 'subject' | 'subjectId'>): string {
  const open = new URLSearchParams({ open: id });
  switch (subject) {
    case 'lead':
      return `${adminPath('leads')}?${open}`;
    case 'ticket':
      return `${adminPath('tickets')}?${open}`;
    case 'entry':
      return `${adminPath('feedback')}?${open}`;
    case 'company':
      return adminPath('crmCompany', { id });
    case 'project':
      return adminPath('clientProject', { id });
    default:
      return adminPath(subject, { id });
  }
}

/** The subject of the note, beside its list. */
function MentionLink({ subject, subjectId, by, unread, parts }: Mention) {
  const { t } = useTranslation('notes');
  const name = by ?? t('gone');
  return (
    <Link
      to={addressOf({ subject, subjectId })}
      className="admin-row-link note-row"
      data-new={unread || undefined}
    >
      <Round name={name} /> <b>{name}</b>{' '}
      {unread && <span className="note-tag new">{t('new')}</span>}{' '}
      <span>
        <NoteWords parts={parts} former={t('former')} />
      </span>
    </Link>
  );
}

type Props = { title: string; page: ListPage; mentions: readonly Mention[]; unread: number };

/** Notes of colleagues that mention the user, each with a link to its subject. */
export function MentionList({ title, page, mentions, unread }: Props) {
  const { t } = useTranslation('leads');
  const busy = useNavigation().state === 'submitting';
  const { state: current } = page.filter;
  return (
    <DataTable
      name="mentions"
      heading={{
        title,
        aside: unread > 0 && (
          <Form method="post">
            <Button type="submit" variant="outline" small busy={busy}>
              {t('mentions.readAll')}
            </Button>
          </Form>
        ),
      }}
      caption={t('mentions.caption')}
      rows={mentions}
      page={page}
      arrivedAt={({ at }) => at}
      tabs={
        <ListTabs
          label={t('status')}
          tabs={[undefined, ...MENTION_STATES].map((state) => ({
            key: state ?? 'all',
            label: t(`mentions.states.${state ?? 'all'}`),
            to: listAddress({ ...page, filter: { ...page.filter, state } }),
            current: state === current,
            count: state && unread,
          }))}
        />
      }
      columns={[
        { key: 'note', label: t('mentions.note'), cell: (row) => <MentionLink {...row} /> },
        {
          key: 'lead',
          label: t('mentions.about'),
          cell: ({ subjectName, reference }) => subjectName || reference,
        },
        {
          key: 'protocol',
          label: t('protocol'),
          room: 1000,
          cell: ({ reference }) => <span className="num">{reference}</span>,
        },
        {
          key: 'arrived',
          label: t('mentions.when'),
          numeric: true,
          cell: ({ at }) => <Moment at={at} />,
        },
      ]}
      empty={{
        title: t('mentions.empty.title'),
        text: t('mentions.empty.text'),
        action: { label: t('ending.empty.action'), href: adminPath('leads') },
      }}
    />
  );
}
