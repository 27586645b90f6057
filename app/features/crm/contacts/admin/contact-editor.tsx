import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { ContactReply } from '../commands/contact-actions.server.ts';
import type { readContact } from '../contact.store.server.ts';
import { type Owner, POINT_KINDS, type PointKind } from '../contacts.ts';

type Contact = NonNullable<Awaited<ReturnType<typeof readContact>>>;
type Props = {
  contact: Contact;
  owners: readonly Owner[];
  action: string;
  fetcher: FetcherWithComponents<ContactReply>;
};

const TYPES: Readonly<Record<PointKind, string>> = {
  email: 'email',
  phone: 'tel',
  whatsapp: 'text',
};

/** The fields of a contact, addresses first to last; one more of each kind is always offered. */
export function ContactEditor({ contact: newest, owners, action, fetcher }: Props) {
  const { t } = useTranslation('contacts');
  // Its values when the editor opened: texts and revision of one read.
  const [contact] = useState(newest);
  const { data } = fetcher;
  const saved = data?.ok && data.intent === 'save' ? data.data : undefined;
  const own = (saved?.revision ?? 0) > contact.revision ? saved : undefined;
  const points = (kind: PointKind) => [
    ...contact.points.filter((point) => point.kind === kind),
    { value: '', label: '' },
  ];
  return (
    <fetcher.Form method="post" action={action} className="contact-editor">
      <input type="hidden" name="intent" value="save" />
      <ReadRevision revision={contact.revision} answer={own} />
      <input type="hidden" name="companyId" value={contact.company?.id ?? ''} />
      <Field id="name" name="name" label={t('name')} defaultValue={contact.name} maxLength={200} />
      <Field
        id="jobTitle"
        name="jobTitle"
        label={t('jobTitle')}
        defaultValue={contact.jobTitle}
        maxLength={120}
      />
      <Field
        id="company"
        name="company"
        label={t('company')}
        defaultValue={contact.company?.name ?? contact.typedCompany}
        readOnly={contact.company !== null}
        maxLength={200}
      />
      <Select
        id="owner"
        name="owner"
        label={t('owner')}
        placeholder={t('nobody')}
        defaultValue={contact.owner?.id ?? ''}
        options={owners.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {POINT_KINDS.map((kind) =>
        points(kind).map(({ value, label }, at, all) => (
          <div className="contact-point" key={`${kind} ${value}`}>
            <Field
              id={`${kind}-${at}`}
              name={kind}
              type={TYPES[kind]}
              hint={kind === 'whatsapp' && at === 0 ? t('whatsappHint') : undefined}
              autoComplete="off"
              label={
                at === 0
                  ? t(kind)
                  : t(at === all.length - 1 ? `another.${kind}` : `further.${kind}`, {
                      place: String(at + 1),
                    })
              }
              defaultValue={value}
            />
            <Field
              id={`${kind}-${at}-label`}
              name={`${kind}Label`}
              label={t('pointLabel')}
              placeholder={at === 0 ? t('pointLabelHint') : undefined}
              defaultValue={label}
              maxLength={60}
              autoComplete="off"
            />
          </div>
        )),
      )}
      <div className="acts">
        <Button type="submit" small busy={fetcher.state !== 'idle'}>
          {t('save')}
        </Button>
      </div>
    </fetcher.Form>
  );
}
