import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { ServiceName } from '#app/paths.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';
import { describedBy, FieldError } from '#app/ui/field.tsx';
import type { PricesReply } from '../../commands/price-actions.server.ts';
import type { PriceRule } from '../../price-rules.ts';
import { ASKED, QUESTIONS } from '../../questions.ts';
import {
  ENDS,
  type End,
  type RuleMistake,
  type RuleSubject,
  ruleField,
  SUBJECTS,
} from '../../typed-rules.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

function Notice({ reply }: { reply: PricesReply | undefined }) {
  const { t } = useTranslation('prices-editor');
  const text = reply?.ok && t(reply.intent === 'undo' ? 'undone' : 'saved');
  const set = reply?.ok ? reply.undo?.['set'] : undefined;
  useSavedToast('prices', reply, text, set ? { label: t('undo'), button: UNDO } : undefined);
  if (reply?.ok === false) {
    const code = reply.code === 'gone' ? 'changed' : reply.code;
    return (
      <p className="admin-notice bad" role="alert">
        {t(`refused.${code}`)}
      </p>
    );
  }
  if (!text) return null;
  return (
    <SavedLine text={text}>
      <UndoChangeSet set={set} label={t('undo')} />
    </SavedLine>
  );
}

type Props = {
  service: ServiceName;
  /** Those of the service. */
  rules: readonly PriceRule[];
  reply: PricesReply | undefined;
};

type LineProps = Omit<Props, 'service'> & { subject: RuleSubject; name: string };

/** One line: both ends of the price and of the weeks. */
function Line({ subject, name, rules, reply }: LineProps) {
  const { t } = useTranslation('prices-editor');
  const locale = useLocale();
  const stored = rules.find(
    ({ question, answer }) => question === subject.question && answer === subject.answer,
  );
  const refused = reply?.ok === false ? reply : undefined;
  const written = (end: End) => {
    if (!stored) return '';
    const value = end.startsWith('price') ? stored[end] / 100 : stored[end];
    return value.toLocaleString(locale);
  };
  return (
    <tr>
      <th scope="row">
        {name}
        <input type="hidden" name={ruleField(subject, 'revision')} value={stored?.revision ?? 0} />
      </th>
      {ENDS.map((end) => {
        const field = ruleField(subject, end);
        const mistake = refused?.fieldErrors[field];
        const error = mistake && t(`mistakes.${mistake as RuleMistake}`);
        return (
          <td key={end} data-label={t(`columns.${end}`)}>
            <input
              id={field}
              className="input"
              name={field}
              inputMode="text"
              autoComplete="off"
              maxLength={16}
              aria-label={`${name}: ${t(`columns.${end}`)}`}
              defaultValue={refused?.values[field] ?? written(end)}
              {...describedBy({ id: field, error })}
            />
            {error && <FieldError id={field}>{error}</FieldError>}
          </td>
        );
      })}
    </tr>
  );
}

/** The rules of one service: the service itself, then every answer by its question. */
export function RulesForm({ service, rules, reply }: Props) {
  const { t } = useTranslation('prices-editor');
  const { t: names } = useTranslation('pricing');
  const lines = (of: RuleSubject['question']) =>
    SUBJECTS.filter(({ question }) => question === of).map((subject) => (
      <Line
        key={ruleField(subject, 'revision')}
        {...{ subject, rules, reply }}
        name={
          subject.question === null
            ? t('base')
            : names(`answers.${subject.question}.${subject.answer}` as 'answers.people.upTo10')
        }
      />
    ));
  return (
    <FormPage
      className="price-rules"
      submit={t('save')}
      reply={reply}
      notice={<Notice reply={reply} />}
    >
      <input type="hidden" name="service" value={service} />
      <table className="price-table">
        <caption className="unseen">{t('caption')}</caption>
        <thead>
          <tr>
            <td />
            {ENDS.map((end) => (
              <th key={end} scope="col">
                {t(`columns.${end}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines(null)}</tbody>
        {QUESTIONS.map((question) => (
          <tbody key={question}>
            <tr className="price-question">
              <th colSpan={ENDS.length + 1} scope="rowgroup">
                {ASKED.indexOf(question) + 1}. {names(`questions.${question}`)}
              </th>
            </tr>
            {lines(question)}
          </tbody>
        ))}
      </table>
    </FormPage>
  );
}
