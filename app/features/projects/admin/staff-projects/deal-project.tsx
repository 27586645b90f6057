import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

type Props = {
  deal: { id: string; title: string };
  /** What the deal has become; null before somebody begins it. */
  project: { id: string; name: string } | null;
  /** Whether the project could not be created. */
  refused: boolean;
};

/** The project of a won deal: a button that creates it, then a link to it. */
export function DealProject({ deal, project, refused }: Props) {
  const { t } = useTranslation('staff-projects');
  const busy = useNavigation().formData?.get('intent') === 'start-project';
  return (
    <section aria-labelledby="deal-project">
      <h2 className="subtitle" id="deal-project">
        {t('start.title')}
      </h2>
      {refused && (
        <p className="admin-notice bad" role="alert">
          {t('start.refused')}
        </p>
      )}
      {project ? (
        <p>
          <Link className="link" to={adminPath('clientProject', { id: project.id })}>
            {project.name}
          </Link>
        </p>
      ) : (
        <>
          <p className="soft">{t('start.text')}</p>
          <Form
            method="post"
            action={adminPath('deal', { id: deal.id })}
            className="acts"
            data-acts={deal.title}
          >
            <input type="hidden" name="intent" value="start-project" />
            <Needs resource="projects" action="create" label={t('start.submit')}>
              <Button type="submit" small busy={busy}>
                {t('start.submit')}
              </Button>
            </Needs>
          </Form>
        </>
      )}
    </section>
  );
}
