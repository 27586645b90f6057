import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { useHeldRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { LOGO_CONTEXTS } from '#app/features/brand/brand.ts';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox, ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { logoPlaces } from '../brand-places.ts';
import { LOGO_KINDS, LOGO_VARIANTS, type LogoReply, type StaffLogo } from './logo.ts';
import { LogoNotice } from './logo-notice.tsx';

type Props = {
  /** None while it is being uploaded. */
  logo?: StaffLogo;
  deleted?: Deletion | null;
  reply: LogoReply | undefined;
};

const ACCEPTED = '.svg,.png,.webp,.avif,image/svg+xml,image/png,image/webp,image/avif';

function FileField({ logo, reply }: Props) {
  const { t } = useTranslation('brand');
  const refusal = reply?.file;
  return (
    <Field
      // A file that was taken is no longer chosen.
      key={logo?.url ?? 'new'}
      id="file"
      name="file"
      type="file"
      accept={ACCEPTED}
      required={!logo}
      label={t(logo ? 'logos.replaceFile' : 'logos.file')}
      hint={t(logo ? 'logos.replaceHint' : 'logos.fileHint')}
      error={refusal && t(`logos.errors.file.${refusal.why}`, { what: refusal.what })}
    />
  );
}

function NameFields({ reply }: { reply: LogoReply | undefined }) {
  const { t } = useTranslation('brand');
  const { mistakes = {}, typed = {} } = reply ?? {};
  const wrong = mistakes.exists ? 'exists' : mistakes.name ? 'name' : undefined;
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
        defaultValue={typed['name']}
        error={wrong && t(`logos.errors.${wrong}`)}
      />
      {(mistakes.exists || typed['replace']) && (
        <Checkbox id="replace" name="replace" defaultChecked={Boolean(typed['replace'])}>
          {t('logos.replace')}
        </Checkbox>
      )}
    </>
  );
}

/** Uploads a logo, or changes one that is there. */
export function LogoForm({ logo, deleted, reply }: Props) {
  const { t } = useTranslation('brand');
  const { may } = usePermissions();
  const revision = useHeldRevision(logo?.revision ?? 0, reply);
  const { mistakes = {}, typed = {} } = reply ?? {};
  if (logo && !may('settings', 'update')) return <p>{t('logos.readOnly')}</p>;
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
          <LogoNotice reply={reply} />
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
          {logo && reply?.conflict && (
            <EditConflict
              conflict={reply.conflict}
              placeOf={logoPlaces}
              reloadTo={adminPath('logo', { id: logo.id })}
            />
          )}
        </>
      }
    >
      {!logo && <NameFields reply={reply} />}
      <FileField logo={logo} reply={reply} />
      <ChoiceGroup
        id="type"
        name="type"
        label={t('logos.type')}
        required
        options={LOGO_KINDS.map((value) => ({ value, label: t(`logos.types.${value}`) }))}
        defaultValue={typed['type'] ?? logo?.type ?? 'full'}
        error={mistakes.type && t('logos.errors.type')}
      />
      <ChoiceGroup
        id="variant"
        name="variant"
        label={t('logos.variant')}
        hint={t('logos.variantHint')}
        required
        options={LOGO_VARIANTS.map((value) => ({ value, label: t(`logos.variants.${value}`) }))}
        defaultValue={typed['variant'] ?? logo?.variant ?? 'color'}
        error={mistakes.variant && t('logos.errors.variant')}
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
        defaultValue={reply?.contexts ?? logo?.contexts ?? []}
      />
      <Checkbox
        id="active"
        name="active"
        defaultChecked={reply?.typed ? Boolean(typed['active']) : (logo?.active ?? true)}
      >
        {t('logos.activeBox')}
      </Checkbox>
    </FormPage>
  );
}
