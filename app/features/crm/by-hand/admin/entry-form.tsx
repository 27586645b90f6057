import { type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { RequiredFields } from '#app/features/custom-fields/admin/required-fields.tsx';
import { VALUE_CODES, type ValueCode } from '#app/features/custom-fields/custom-field.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { carried, type Entry, entryIn, type Fields, fieldsOf, type Known } from '../entry.ts';
import { type ByHand, LONGEST_LINE } from '../typed-line.ts';
import type { EntryReply } from './entry-actions.server.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryKnown } from './entry-known.tsx';
import { EntryOwner } from './entry-owner.tsx';
import { useKinds } from './use-kinds.ts';
import { type EntryData, useKnown } from './use-known.ts';

type Props = {
  /** Made with the form, so that a double post creates one record. */
  id: string;
  what: ByHand;
  choices: Pick<EntryData, 'owners' | 'products' | 'me' | 'projects' | 'colleagues' | 'required'>;
  /** The line that it begins with. */
  line?: string;
  product: string;
  reply: EntryReply | undefined;
  busy: boolean;
  as?: typeof Form;
  field?: RefObject<HTMLInputElement | null>;
};

type Read = { entry: Entry; known: readonly Known[] };

/** The entry of a refused or a parsed post; none where it was created. */
function readIn(reply: EntryReply | undefined): Read | undefined {
  if (!reply) return undefined;
  if (!reply.ok) return { entry: entryIn(reply.values), known: reply.details?.known ?? [] };
  return 'entry' in reply.data ? reply.data : undefined;
}

/** The values of a reply are the form's initial ones. */
function initialValues({
  what,
  line: firstLine = '',
  product,
  read,
}: Pick<Props, 'what' | 'line' | 'product'> & { read?: Read | undefined }) {
  if (!read)
    return { line: firstLine, what, product, owner: '', contact: '', project: '', edits: {} };
  const { line, what: kind, product: of, owner, contact, project, ...fields } = read.entry;
  const parsed = fieldsOf(line, kind);
  const edits = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => parsed[name as keyof Fields] !== value),
  );
  return { line, what: kind, product: of || product, owner, contact, project, edits };
}

/** A ticket needs the permission of a project, every other record that of the CRM. */
const codeOf = ({ code, intent }: Extract<EntryReply, { ok: false }>) =>
  code === 'forbidden' && (intent === 'ticket' || intent === 'read-ticket') ? 'project' : code;

/** One line, its parsed fields, and the kind of record. */
export function EntryForm({ id, choices, reply, busy, as: Sent = Form, field, ...props }: Props) {
  const { t } = useTranslation(['by-hand', 'custom-fields']);
  const kinds = useKinds();
  const read = readIn(reply);
  const [first] = useState(() => initialValues({ ...props, read }));
  const [line, type] = useState(first.line);
  const [what, choose] = useState<ByHand>(first.what);
  const [edits, edit] = useState<Partial<Fields>>(first.edits);
  const base = useId();
  const fields: Fields = { ...fieldsOf(line, what), ...edits };
  const known = useKnown(
    { email: fields.email, phone: fields.phone, whatsapp: fields.whatsapp },
    read && { known: read.known, asked: read.entry },
  );
  const reason = reply?.ok === false ? codeOf(reply) : undefined;
  const wrongValue = VALUE_CODES.find((one) => one === reason);
  const atField =
    reason === 'email' || reason === 'phone' || reason === 'whatsapp' || reason === 'value';
  return (
    <Sent method="post" action={adminPath('newEntry')} className="by-hand" noValidate>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={line} />
      <input type="hidden" name="seenAs" value={what} />
      {Sent !== Form && <input type="hidden" name="stay" value="on" />}
      {reason && !atField && (
        <p className="admin-notice bad" role="alert">
          {wrongValue
            ? t(`refused.${wrongValue}`, { ns: 'custom-fields' })
            : t(`refused.${reason as Exclude<typeof reason, ValueCode>}`)}
        </p>
      )}
      <fieldset className="by-hand-kinds">
        <legend className="unseen">{t('kind')}</legend>
        {kinds.map((one) => (
          <label key={one} className="by-hand-kind">
            <input
              type="radio"
              name="what"
              value={one}
              checked={one === what}
              onChange={() => {
                edit(carried(edits, one, line));
                choose(one);
              }}
            />
            <span>{t(`kinds.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label className="field-label" htmlFor={`${base}-line`}>
          {t('line')}
        </label>
        <input
          ref={field}
          id={`${base}-line`}
          className="input"
          name="line"
          value={line}
          maxLength={LONGEST_LINE}
          autoComplete="off"
          placeholder={t('example')}
          aria-describedby={`${base}-hint`}
          onChange={({ target }) => type(target.value)}
        />
        <p className="hint" id={`${base}-hint`}>
          {t('hint')}
        </p>
      </div>
      <EntryFields
        id={base}
        what={what}
        fields={fields}
        code={reason}
        change={(name, value) => edit({ ...edits, [name]: value })}
      />
      <div role="status">
        {known.length > 0 && (
          <EntryKnown
            key={known.map((one) => one.id).join()}
            known={known}
            what={what}
            chosen={first.contact}
          />
        )}
      </div>
      {what !== 'lead' && (
        <RequiredFields
          key={what}
          fields={choices.required[what]}
          refused={reply?.ok === false ? reply : undefined}
        />
      )}
      <EntryOwner id={base} what={what} choices={choices} first={first} />
      <div className="acts">
        <Button type="submit" busy={busy}>
          {t(`save.${what}`)}
        </Button>
        <noscript>
          <button type="submit" className="button outlined" name="intent" value="read">
            {t('read')}
          </button>
        </noscript>
      </div>
    </Sent>
  );
}
