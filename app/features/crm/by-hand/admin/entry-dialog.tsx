import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { useMultiProduct } from '#app/access/multi-product.tsx';
import { adminPath } from '#app/paths.ts';
import { KeyHint } from '#app/ui/admin/keys/key-hint.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { kindAt } from '../kind-at.ts';
import type { ByHand } from '../typed-line.ts';
import type { EntryReply } from './entry-actions.server.ts';
import { EntryForm } from './entry-form.tsx';
import { useKinds } from './use-kinds.ts';
import type { EntryData } from './use-known.ts';

/** One entry: kept until it is saved, so that closing the dialog loses nothing. */
type Round = { id: string; what: ByHand };

/** Names the created record, with a link. */
function useSaved(reply: EntryReply | undefined, saved: () => void) {
  const { t } = useTranslation('by-hand');
  const navigate = useNavigate();
  const text = useRef<EntryReply>(undefined);
  useEffect(() => {
    if (!reply?.ok || !('what' in reply.data) || reply === text.current) return;
    text.current = reply;
    const { what, id, name } = reply.data;
    showNotice('by-hand', 'success', t(`saved.${what}`, { name }), {
      action: { label: t('open'), onClick: () => void navigate(adminPath(what, { id })) },
    });
    saved();
  });
}

const NOTHING_REQUIRED = { contact: [], deal: [], ticket: [] } as const;

type EntryProps = {
  /** The kind that the user has named; undefined for the most frequent one of the screen. */
  wanted: ByHand | undefined;
  /** The line that it begins with. */
  line: string;
  shut: () => void;
};

function Entry({ wanted, line, shut }: EntryProps) {
  const { t } = useTranslation('by-hand');
  const { pathname } = useLocation();
  const { products, product } = useMultiProduct();
  const kinds = useKinds();
  const { load, data: choices } = useFetcher<EntryData>();
  const sent = useFetcher<EntryReply>();
  const field = useRef<HTMLInputElement>(null);
  const [round] = useState<Round>(() => {
    const usual = wanted ?? kindAt(pathname);
    const what = kinds.includes(usual) ? usual : (kinds[0] ?? usual);
    return { id: crypto.randomUUID(), what };
  });
  useEffect(() => {
    field.current?.focus();
    void load(adminPath('newEntry'));
  }, [load]);
  useSaved(sent.data, shut);
  const offered = choices?.products ?? products;
  return (
    <>
      <h2 className="title" id="by-hand">
        {t('title')}
      </h2>
      <EntryForm
        {...round}
        line={line}
        as={sent.Form}
        field={field}
        choices={{
          products: offered,
          owners: choices?.owners ?? [],
          me: choices?.me ?? '',
          projects: choices?.projects ?? [],
          colleagues: choices?.colleagues ?? [],
          required: choices?.required ?? NOTHING_REQUIRED,
        }}
        product={product?.slug ?? offered[0]?.slug ?? ''}
        reply={sent.data}
        busy={sent.state !== 'idle'}
      />
    </>
  );
}

function bring(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('[name=line]')?.focus();
}

/** C, from any screen, or its button: a lead, a contact, a deal or a ticket in one line. */
export function EntryDialog() {
  const { t } = useTranslation('by-hand');
  const kinds = useKinds();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [round, begin] = useState(0);
  const [wanted, want] = useState<ByHand>();
  const [line, type] = useState('');
  const mayBegin = kinds.length > 0;
  const show = (what?: ByHand, text = '') => {
    // What was typed there before stays, unless another text is brought along.
    if (round === 0 || text !== '') {
      want(what);
      type(text);
      begin(round + 1);
    }
    setOpen(true);
    // A dialog closed a moment ago counts as open until its event arrives: nothing would be rerendered.
    if (open) bring(dialog.current);
  };
  const begins = { group: 'everywhere', icon: Plus } as const;
  useKeys(
    mayBegin
      ? [
          { ...begins, keys: 'c', label: t('title'), run: () => show() },
          ...kinds.map((what) => ({
            ...begins,
            keys: '',
            label: t(`begin.${what}`),
            run: () => show(what),
            takes: (text: string) => show(what, text),
          })),
        ]
      : [],
  );
  useEffect(() => {
    if (open) bring(dialog.current);
  }, [open]);
  if (!mayBegin) return null;
  return (
    <>
      <a
        className="button outlined compact admin-new"
        href={adminPath('newEntry')}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          show();
        }}
      >
        <Plus aria-hidden="true" /> <span>{t('new')}</span>
        <KeyHint>C</KeyHint>
      </a>
      <Dialog
        ref={dialog}
        labelledBy="by-hand"
        closeLabel={t('shut')}
        narrow
        className="by-hand-dialog"
        // The event comes late: by then it may have been opened again.
        onClose={() => setOpen(dialog.current?.open ?? false)}
      >
        {round > 0 && (
          <Entry
            key={round}
            wanted={wanted}
            line={line}
            shut={() => {
              dialog.current?.close();
              setOpen(false);
              begin(0);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
