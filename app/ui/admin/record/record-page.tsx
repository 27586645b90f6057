import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.tsx';

/** The records before and after one in the list from which it was opened; null at its ends. */
export type Steps = { previous: string | null; next: string | null };

export type RecordBack = { to: string; label: string };

function Steppers({ back, steps, name }: { back: RecordBack; steps: Steps; name: string }) {
  const { t } = useTranslation('record');
  const navigate = useNavigate();
  const { previous, next } = steps;
  const key = { group: 'record', legend: true } as const;
  useKeys([
    ...(next ? [{ ...key, keys: 'j', label: t('next'), run: () => void navigate(next) }] : []),
    ...(previous
      ? [{ ...key, keys: 'k', label: t('previous'), run: () => void navigate(previous) }]
      : []),
  ]);
  return (
    <nav className="record-bar" aria-label={t('place')}>
      <Link className="link" to={back.to}>
        {back.label}
      </Link>
      <span aria-hidden="true">›</span>
      <b>{name}</b>
      {previous && (
        <Link className="record-step" to={previous} aria-label={t('previous')}>
          <ChevronUp aria-hidden="true" /> <KeyHint>K</KeyHint>
        </Link>
      )}
      {next && (
        <Link className="record-step" to={next} aria-label={t('next')}>
          <ChevronDown aria-hidden="true" /> <KeyHint>J</KeyHint>
        </Link>
      )}
    </nav>
  );
}

/** The regions of a page, as links: on a phone they are below each other. */
function Regions() {
  const { t } = useTranslation('record');
  return (
    <nav className="record-regions" aria-label={t('regions')}>
      <a href="#record-first">{t('first')}</a>
      <a href="#record-line">{t('line')}</a>
      <a href="#record-facts">{t('facts')}</a>
    </nav>
  );
}

const PARTS = ['line', 'first'] as const;

/**
 * The timeline or what the record is, chosen by radios, as tabs are everywhere. Only a page of middle width shows
 * them, and hides the other part by styles: it works without scripts.
 */
function Parts() {
  const { t } = useTranslation('record');
  return (
    <div className="record-parts" role="radiogroup" aria-label={t('regions')}>
      {PARTS.map((part) => (
        <Fragment key={part}>
          <input
            id={`record-part-${part}`}
            className="unseen"
            type="radio"
            name="record-part"
            defaultChecked={part === 'line'}
          />
          <label className="tab" htmlFor={`record-part-${part}`}>
            {t(part)}
          </label>
        </Fragment>
      ))}
    </div>
  );
}

type Props = {
  /** The id of the heading. */
  id: string;
  /** Beside a list the record has no bar of its own, and its heading is one of several on the screen. */
  within: 'page' | 'panel';
  name: string;
  back?: RecordBack;
  steps?: Steps;
  mark?: ReactNode;
  /** To whom it belongs, under the name. */
  under?: ReactNode;
  /** Its state, and warnings about it. */
  state?: ReactNode;
  /** What may be done with the whole of it. */
  acts?: ReactNode;
  /** What identifies it, in ruled cells. */
  block?: readonly { label: string; value: ReactNode }[];
  /** The first message, above everything else. */
  firstWords?: ReactNode;
  /** What it is. */
  first?: ReactNode;
  /** Everything that happened, in one order. */
  line: ReactNode;
  /** Where staff write. */
  write?: ReactNode;
  /** Facts, edited in place, and what it is linked to. */
  facts: ReactNode;
};

/**
 * The layout of every record of staff: its name and state; its first words; one timeline with the
 * place to write at its foot; facts at the side. The order is the same on a phone.
 */
export function RecordPage(props: Props) {
  const { id, within, name, back, steps, mark, under, state, acts, block, write } = props;
  const Title = within === 'page' ? 'h1' : 'h2';
  return (
    <>
      {back && steps && <Steppers back={back} steps={steps} name={name} />}
      <article className="admin-page record-page" data-within={within} aria-labelledby={id}>
        <div className="record-main">
          <div className="record-first">
            <header className="record-head" id={within === 'page' ? 'record-first' : undefined}>
              {mark}
              <div>
                <Title className="title" id={id}>
                  {name}
                </Title>
                {under}
              </div>
            </header>
            {within === 'page' && props.first && <Parts />}
            {props.firstWords}
            {state && <div className="record-state">{state}</div>}
            {block && block.length > 0 && (
              <dl className="record-block">
                {block.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {within === 'page' && <Regions />}
            {acts && <div className="record-acts">{acts}</div>}
            {props.first && <div className="record-about">{props.first}</div>}
          </div>
          <div className="record-line" id={within === 'page' ? 'record-line' : undefined}>
            {props.line}
            {write && <div className="record-write">{write}</div>}
          </div>
        </div>
        <div className="record-facts" id={within === 'page' ? 'record-facts' : undefined}>
          {props.facts}
        </div>
      </article>
    </>
  );
}
