import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { useHeldRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { LOGO_CONTEXTS } from '#app/features/brand/brand.ts';
import { adminPath } from '#app/paths.ts';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { logoPlaces } from '../brand-places.ts';
import type { LogoReply } from './commands/logo-actions.server.ts';
import {
  conflictOf,
  type FileError,
  LOGO_KINDS,
  LOGO_VARIANTS,
  type LogoDetails,
  type StaffLogo,
} from './logo.ts';
import { LogoNotice } from './logo-notice.tsx';

type Props = {
  /** None while it is being uploaded. */
  logo?: StaffLogo;
  deleted?: Deletion | null;
  reply: LogoReply | undefined;
};

const ACCEPTED = '.svg,.png,.webp,.avif,image/svg+xml,image/png,image/webp,image/avif';

type Errors = {
  name?: 'name' | 'exists';
  type?: 'type';
  variant?: 'variant';
  file?: FileError;
};

type FileProps = {
  logo: StaffLogo | undefined;
  error: FileError | undefined;
  details: LogoDetails | undefined;
};

function FileField({ logo, error, details }: FileProps) {
  const { t } = useTranslation('brand');
  const what = details && 'what' in details ? details.what : '';
  return (
    <Field
      // A file that was stored is no longer chosen.
      key={logo?.url ?? 'new'}
      id="file"
      name="file"
      type="file"
      accept={ACCEPTED}
      required={!logo}
      label={t(logo ? 'logos.replaceFile' : 'logos.file')}
      hint={t(logo ? 'logos.replaceHint' : 'logos.fileHint')}
      error={error && t(`logos.errors.file.${error}`, { what })}
    />
  );
}

function NameFields({
  error,
  values,
}: {
  error: Errors['name'];
  values: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation('brand');
  const isReplaced = values['replace'] !== undefined;
  return (
    <>
      <Field
        id="name"
        name="name"
        label={t('logos.name')}
        hint={t('logos.nameHint')}
        maxLength={80}
        required
        autoComplete="off"
        defaultValue={values['name']}
        error={error && t(`logos.errors.${error}`)}
      />
      {(error === 'exists' || isReplaced) && (
        <Checkbox id="replace" name="replace" defaultChecked={isReplaced}>
          {t('logos.replace')}
        </Checkbox>
      )}
    </>
  );
}

type SettingProps = {
  logo: StaffLogo | undefined;
  refused: Extract<LogoReply, { ok: false }> | undefined;
  errors: Errors;
};

function SettingFields({ logo, refused, errors }: SettingProps) {
  const { t } = useTranslation('brand');
  // A post that was too large was not read.
  const posted = refused && refused.code !== 'too-large' ? postedIn(refused) : undefined;
  const values = refused?.values ?? {};
  return (
    <>
      <ChoiceGroup
        id="type"
        name="type"
        label={t('logos.type')}
        required
        options={LOGO_KINDS.map((value) => ({ value, label: t(`logos.types.${value}`) }))}
        defaultValue={values['type'] ?? logo?.type ?? 'full'}
        error={errors.type && t('logos.errors.type')}
      />
      <ChoiceGroup
        id="variant"
        name="variant"
        label={t('logos.variant')}
        hint={t('logos.variantHint')}
        required
        options={LOGO_VARIANTS.map((value) => ({ value, label: t(`logos.variants.${value}`) }))}
        defaultValue={values['variant'] ?? logo?.variant ?? 'color'}
        error={errors.variant && t('logos.errors.variant')}
      />
      <ChoiceGroup
        id="context"
        name="context"
        type="checkbox"
        label={t('logos.contexts')}
        hint={t('logos.contextsHint')}
        options={LOGO_CONTEXTS.map((value) => ({
          value,
          label: t(`logos.contextNames.${value}`),
        }))}
        defaultValue={posted?.getAll('context').map(String) ?? logo?.contexts ?? []}
      />
      <Checkbox
        id="active"
        name="active"
        defaultChecked={posted ? posted.has('active') : (logo?.active ?? true)}
      >
        {t('logos.activeBox')}
      </Checkbox>
    </>
  );
}

/** The revision that a refused form was filled in from, or that a save has made. */
function revisionIn(reply: LogoReply | undefined) {
  if (reply?.ok) return 'revision' in reply.data ? reply.data : undefined;
  const posted = reply?.values['revision'];
  return posted === undefined ? undefined : { revision: Number(posted) };
}

/** Uploads a logo, or changes one that is there. */
export function LogoForm({ logo, deleted, reply }: Props) {
  const { t } = useTranslation('brand');
  const { may } = usePermissions();
  const refused = reply?.ok === false ? reply : undefined;
  const errors: Errors = refused?.fieldErrors ?? {};
  const answer = useMemo(() => revisionIn(reply), [reply]);
  const revision = useHeldRevision(logo?.revision ?? 0, answer);
  const conflict = conflictOf(reply);
  if (logo && !may('site', 'update')) return <p>{t('logos.readOnly')}</p>;
  return (
    <FormPage
      submit={t(logo ? 'logos.save' : 'logos.submit')}
      reply={reply}
      encType="multipart/form-data"
      className="brand-logo-form"
      draft={{ of: `logo ${logo?.id ?? 'new'}`, revision }}
      notice={
        <>
          {logo && <input type="hidden" name="revision" value={revision} />}
          <LogoNotice reply={reply} deleted={Boolean(deleted)} />
          {deleted && (
            <DeletedNotice
              deleted={deleted}
              instead={{
                text: t('logos.lost'),
                label: t('logos.upload'),
                to: adminPath('logoUpload'),
              }}
            />
          )}
          {logo && conflict && (
            <EditConflict
              conflict={conflict}
              placeOf={logoPlaces}
              reloadTo={adminPath('logo', { id: logo.id })}
            />
          )}
        </>
      }
    >
      {!logo && <NameFields error={errors.name} values={refused?.values ?? {}} />}
      <FileField logo={logo} error={errors.file} details={refused?.details} />
      <SettingFields logo={logo} refused={refused} errors={errors} />
    </FormPage>
  );
}
