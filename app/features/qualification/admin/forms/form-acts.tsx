import { useTranslation } from 'react-i18next';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import type { FormState } from './stored-form.ts';
import type { useFormPosts } from './use-form-posts.ts';

type Props = {
  form: { id: string; name: string; state: FormState };
  /** The fetcher of the screen: a form that leaves the list must not take its message along. */
  fetcher: ReturnType<typeof useFormPosts>;
};

/** Actions on a form as a whole. Those that remove it from the site ask first. */
export function FormActs({ form: { id, name, state }, fetcher }: Props) {
  const { t } = useTranslation('forms');
  const called = (act: 'activate' | 'takeOut' | 'duplicate') =>
    t('acts.of', { act: t(`acts.${act}`), name });
  const change = (to: FormState) => (
    <>
      <input type="hidden" name="intent" value="state" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="state" value={to} />
    </>
  );
  const confirmed = (to: FormState, act: 'deactivate' | 'archive') => (
    <Needs resource="site" action="update" label={t(`acts.${act}`)} item={name}>
      <fetcher.Form method="post" action={adminPath('forms')}>
        {change(to)}
        <ConfirmSubmit
          label={t(`acts.${act}`)}
          item={name}
          question={t(`acts.${act}Question`, { name })}
          text={t(`acts.${act}Text`)}
          confirm={t(`acts.${act}Confirm`)}
          cancel={t('acts.cancel')}
        />
      </fetcher.Form>
    </Needs>
  );
  const at = (to: FormState, act: 'activate' | 'takeOut') => (
    <Needs resource="site" action="update" label={t(`acts.${act}`)} item={name}>
      <fetcher.Form method="post" action={adminPath('forms')}>
        {change(to)}
        <Button type="submit" small variant="outline" aria-label={called(act)}>
          {t(`acts.${act}`)}
        </Button>
      </fetcher.Form>
    </Needs>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a border and nothing else
    <div
      className="form-builder-acts"
      role="group"
      aria-label={t('acts.of', { act: t('list.acts'), name })}
    >
      {state === 'inactive' && at('active', 'activate')}
      {state === 'active' && confirmed('inactive', 'deactivate')}
      <Needs resource="site" action="create" label={t('acts.duplicate')} item={name}>
        <fetcher.Form method="post" action={adminPath('forms')}>
          <input type="hidden" name="intent" value="duplicate" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" small variant="outline" aria-label={called('duplicate')}>
            {t('acts.duplicate')}
          </Button>
        </fetcher.Form>
      </Needs>
      {state === 'archived' ? at('inactive', 'takeOut') : confirmed('archived', 'archive')}
    </div>
  );
}
