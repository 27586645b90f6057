import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { useWriting } from '#app/ui/admin/use-edition.ts';
import { Button } from '#app/ui/button.tsx';
import type { CompanyReply } from '../commands/company-actions.server.ts';
import { COMPANY_FIELDS, type CompanyFields, typedCompany } from '../companies.ts';
import type { Company } from '../company.store.server.ts';
import { CompanyFieldSet } from './company-fields.tsx';

type Props = {
  company: Company;
  owners: readonly { id: string; name: string }[];
  reply: CompanyReply | undefined;
};

/** Changes a company as the user saw it; a colleague's changes since then are beside the user's input. */
export function CompanyEditor({ company, owners, reply }: Props) {
  const { t } = useTranslation('companies');
  const busy = useNavigation().state === 'submitting';
  const [{ base, round }, begin] = useState({ base: company, round: 0 });
  const { touched, writing, heard } = useWriting();
  const refused = reply && !reply.ok ? reply : undefined;
  const typed = refused?.intent === 'save' ? typedCompany(refused.values) : undefined;
  const own = reply?.ok && reply.intent === 'save' ? (reply.data.revision ?? 0) : 0;
  if (base.revision < company.revision && !touched && !writing) {
    // A user who has typed nothing since the save sees the present values.
    begin({ base: company, round: round + 1 });
  }
  // A user who types on continues from the revision of their own save.
  const revision = Math.max(base.revision, own);
  const met = refused?.code === 'changed';
  const theirs = Object.fromEntries(
    COMPANY_FIELDS.filter((field) => met && company.fields[field] !== base.fields[field]).map(
      (field) => [field, company.fields[field]],
    ),
  ) as Partial<CompanyFields>;
  return (
    <details className="contact-edit" open={typed !== undefined || undefined}>
      <summary className="button outlined compact">{t('edit')}</summary>
      <Form method="post" key={round} noValidate {...heard}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="revision" value={met ? company.revision : revision} />
        <CompanyFieldSet
          fields={typed ?? base.fields}
          code={refused?.code}
          {...{ owners, theirs }}
        />
        <div className="acts">
          <Button type="submit" small busy={busy}>
            {t('save')}
          </Button>
        </div>
      </Form>
    </details>
  );
}
