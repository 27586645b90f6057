import { CalendarDays, CircleUser, Handshake, LogIn, Package, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatPhone } from '#app/features/company/company.ts';
import {
  leaveRoom,
  useCustomColumns,
  useCustomFilters,
  withCustomFilters,
} from '#app/features/custom-fields/admin/use-custom-columns.tsx';
import type { ListFields } from '#app/features/custom-fields/custom-field.ts';
import { useCampaignFilter } from '#app/features/qualification/admin/use-campaign-filter.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { recordAddress } from '#app/ui/admin/record/record-address.ts';
import { Button } from '#app/ui/button.tsx';
import { TagBulk, useTagPosts } from '../../tags/admin/tag-bulk.tsx';
import { useTagFilter } from '../../tags/admin/use-tag-filter.ts';
import type { Tag } from '../../tags/tags.ts';
import type { ContactReply } from '../commands/contact-actions.server.ts';
import { CONTACT_SOURCES, type ContactRow, type Owner } from '../contacts.ts';
import { sourceName } from '../source-name.ts';
import { useContactPosts } from './use-contact-posts.ts';

type Product = { slug: string; name: string };
type Props = {
  title: string;
  page: ListPage;
  contacts: readonly ContactRow[];
  custom: ListFields;
  owners: readonly Owner[];
  products: readonly Product[];
  /** All tags there are. */
  tags: readonly Tag[];
  /** Campaigns of leads. */
  campaigns: readonly string[];
};

function useColumns(products: readonly Product[], page: ListPage): DataColumn<ContactRow>[] {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const names = new Map(products.map(({ slug, name }) => [slug, name]));
  return [
    {
      key: 'name',
      label: t('name'),
      sorts: 'up',
      cell: (contact) => {
        const name = contact.name || contact.email || contact.phone;
        return (
          <Link
            id={`contact-${contact.id}`}
            className="admin-row-link"
            to={recordAddress(adminPath('contact', { id: contact.id }), page)}
          >
            <Square name={name} />
            <b>{name}</b> <span>{contact.company}</span>
          </Link>
        );
      },
    },
    { key: 'email', label: t('email'), cell: ({ email }) => email },
    {
      key: 'phone',
      label: t('phone'),
      room: 1000,
      cell: ({ phone }) => <span className="num">{phone && formatPhone(phone, locale)}</span>,
    },
    { key: 'owner', label: t('owner'), room: 800, cell: ({ owner }) => owner || t('nobody') },
    {
      key: 'deals',
      label: t('openDeals'),
      numeric: true,
      room: 800,
      cell: ({ openDeals, openValue }) =>
        openDeals > 0 ? `${openDeals} · ${formatBrl(openValue, locale)}` : '',
    },
    {
      key: 'source',
      label: t('source'),
      room: 1000,
      cell: ({ source, products: slugs }) =>
        [sourceName(t, source), ...slugs.map((slug) => names.get(slug) ?? slug)].join(' · '),
    },
    {
      key: 'created',
      label: t('created'),
      sorts: 'down',
      numeric: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

type Choices = Pick<Props, 'owners' | 'products' | 'tags' | 'campaigns'>;

function useFilters({ owners, products, tags, campaigns }: Choices): ListFilter[] {
  const { t } = useTranslation('contacts');
  const byTag = useTagFilter(tags);
  const byCampaign = useCampaignFilter(campaigns);
  return [
    { kind: 'search', name: 'text', label: t('search') },
    {
      kind: 'choice',
      icon: Package,
      name: 'product',
      label: t('product'),
      options: products.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    {
      kind: 'choice',
      icon: CircleUser,
      name: 'owner',
      label: t('owner'),
      options: owners.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      icon: LogIn,
      name: 'source',
      label: t('source'),
      options: CONTACT_SOURCES.map((value) => ({ value, label: t(`sources.${value}`) })),
    },
    {
      kind: 'choice',
      icon: Handshake,
      name: 'deal',
      label: t('openDeal'),
      options: [
        { value: 'open', label: t('deal.open') },
        { value: 'none', label: t('deal.none') },
      ],
    },
    ...byTag,
    ...byCampaign,
    { kind: 'date', icon: CalendarDays, name: 'from', label: t('from') },
    { kind: 'date', icon: CalendarDays, name: 'to', label: t('to') },
  ];
}

type BulkProps = {
  id: string;
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  contacts: readonly ContactRow[];
  owners: readonly Owner[];
  fetcher: FetcherWithComponents<ContactReply>;
};

/** Assigns the selected contacts to one colleague, or to nobody. */
function OwnerBulk({ id, matching, page, contacts, owners, fetcher }: BulkProps) {
  const { t } = useTranslation('contacts');
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('contacts')}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form id={matching ? undefined : id} method="post" action={action}>
      <input type="hidden" name="intent" value={matching ? 'give-matching' : 'give'} />
      {!matching &&
        contacts.map((contact) => (
          <input
            key={contact.id}
            type="hidden"
            name="seen"
            value={`${contact.id}:${contact.ownerId ?? ''}`}
          />
        ))}
      <select className="input" name="owner" aria-label={t('giveTo')}>
        {owners.map((owner) => (
          <option key={owner.id} value={owner.id}>
            {owner.name}
          </option>
        ))}
        <option value="">{t('nobody')}</option>
      </select>
      {matching ? (
        <ConfirmSubmit
          label={t('give')}
          question={t('giveAll.question')}
          text={t('giveAll.text')}
          confirm={t('giveAll.confirm')}
          cancel={t('giveAll.cancel')}
        />
      ) : (
        <Button type="submit" small busy={fetcher.state !== 'idle'}>
          {t('give')}
        </Button>
      )}
    </fetcher.Form>
  );
}

/** Contacts: search, sort, bulk assignment, and export. */
export function ContactList(props: Props) {
  const { title, contacts, custom, owners, products, tags, campaigns } = props;
  const page = withCustomFilters(props.page, custom);
  const { t } = useTranslation('contacts');
  const { may } = usePermissions();
  const fetcher = useContactPosts(adminPath('contacts'));
  const tagging = useTagPosts(adminPath('contacts'));
  const columns = [...leaveRoom(useColumns(products, page), custom), ...useCustomColumns(custom)];
  const filters = [
    ...useFilters({ owners, products, tags, campaigns }),
    ...useCustomFilters(custom, page),
  ];
  return (
    <DataTable
      name="contacts"
      heading={{
        title,
        aside: (
          <Link className="link" to={adminPath('contactPairs')}>
            {t('duplicates')}
          </Link>
        ),
        action: may('crm', 'create') && (
          <Link className="button outlined compact" to={adminPath('contactsImport')}>
            <Upload size={15} aria-hidden="true" /> {t('import')}
          </Link>
        ),
      }}
      caption={t('caption')}
      columns={columns}
      rows={contacts}
      page={page}
      filters={filters}
      arrivedAt={({ createdAt }) => createdAt}
      bulk={{
        nameOf: ({ name, email, phone }) => name || email || phone,
        matching: true,
        form: ({ id, matching, selected }) => (
          <Needs resource="crm" action="update" label={t('give')}>
            <OwnerBulk {...{ id, matching, page, contacts, owners, fetcher }} />
            <TagBulk
              {...{ page, selected, matching, tags }}
              path={adminPath('contacts')}
              fetcher={tagging}
            />
          </Needs>
        ),
      }}
      download={
        <CsvDownload
          href={`${adminPath('contactsExport')}${listAddress(page)}`}
          allowed={may('crm', 'approve')}
        />
      }
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
