import { useTranslation } from 'react-i18next';
import { type Form, useFetcher } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import type { PageRow } from '../page-list.ts';
import type { SeoReply } from '../seo-reply.ts';
import type { EditorPage } from './editor-data.ts';
import { editorPanelAddress, editorPath, pageOpener } from './page-address.ts';
import { PageEditor, PageLinks } from './page-editor.tsx';

type Props = {
  /** The row that is open, in its language. */
  open: Pick<PageRow, 'id' | 'locale'>;
  edited: EditorPage;
  page: ListPage;
  rows: readonly PageRow[];
};

function Editor({ open, edited, page }: Omit<Props, 'rows'>) {
  const address = editorPath(edited.key, edited.unit);
  const fetcher = useFetcher<SeoReply>({ key: address });
  const { may } = usePermissions();
  return (
    <PageEditor
      page={edited}
      reply={fetcher.data}
      may={may('site', edited.revision > 0 ? 'update' : 'create')}
      open={open.locale === 'en' ? 'en' : 'pt'}
      sidePanel={{
        Sent: fetcher.Form as typeof Form,
        address,
        reload: editorPanelAddress(page, open.id),
      }}
    />
  );
}

/** What search engines get of a page, edited beside the list of all. */
export function PagePanel({ open, edited, page, rows }: Props) {
  const { t } = useTranslation('seo');
  return (
    <DetailPanel
      labelledBy="seo-page"
      page={page}
      rows={rows}
      openId={open.id}
      full={`${editorPath(edited.key, edited.unit)}#${open.locale}`}
      openerOf={pageOpener}
    >
      <article className="seo seo-beside" aria-label={t('page.which')}>
        <header>
          <h2 id="seo-page" className="title">
            {edited.name}
          </h2>
          <PageLinks page={edited} />
        </header>
        <Editor key={open.id} open={open} edited={edited} page={page} />
      </article>
    </DetailPanel>
  );
}
