import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { reasonName } from '../../close-reasons/reasons.ts';
import type { RangeFigures, WonLine } from '../results.ts';
import type { ResultsRange } from '../results-range.ts';
import { dealsBehind, lostLeadsBehind } from '../rows-behind.ts';
import { type ResultBar, ResultBars } from './result-bars.tsx';
import { useResultWords } from './result-words.ts';

type Props = { figures: RangeFigures; range: ResultsRange };

/** The sources of won deals, and the time in each stage. */
export function ResultCharts({ figures, range }: Props) {
  const { t } = useTranslation('results');
  const words = useResultWords();
  const within = { from: range.from, to: range.to };
  const { t: tReasons } = useTranslation('close-reasons');
  const { totals, bySource, byCampaign, stageTimes, leadsLost, dealsLost } = figures;
  const wonBar = (line: WonLine, name: string, to: string): ResultBar => ({
    key: line.key ?? '',
    name,
    value: line.value,
    before: line.valueBefore,
    text: words.money(line.value),
    beforeText: words.money(line.valueBefore),
    deals: words.deals(line.deals),
    to,
  });
  const sum = words.money(totals.range.value);
  const empty = { title: t('noneWon.title'), text: t('noneWon.text') };
  const slowest = [...stageTimes].sort((one, other) => (other.days ?? 0) - (one.days ?? 0))[0];
  const severalPipelines = new Set(stageTimes.map(({ pipeline }) => pipeline)).size > 1;
  const stageName = ({ stage, pipeline }: (typeof stageTimes)[number]) =>
    severalPipelines ? `${stage}, ${pipeline}` : stage;
  const reasonOf = (reason: string | null) =>
    reason === null ? t('leadsLost.none') : reasonName(tReasons, 'lost', reason);
  const lost = leadsLost.reduce((sum, { leads }) => sum + leads, 0);
  const first = leadsLost.find(({ leads }) => leads > 0);
  const ended = dealsLost.reduce((sum, { deals }) => sum + deals, 0);
  const commonest = dealsLost.find(({ deals }) => deals > 0);
  return (
    <div className="results-figures">
      <ResultBars
        question={t('bySource.question')}
        answer={t('bySource.answer', { sum, deals: words.deals(totals.range.won) })}
        bars={bySource.map((line) =>
          wonBar(
            line,
            words.source(line.key ?? ''),
            dealsBehind({ state: 'won', within, source: line.key ?? '' }),
          ),
        )}
        columns={{ name: t('source'), value: t('value') }}
        empty={empty}
      />
      <ResultBars
        question={t('byCampaign.question')}
        answer={t('byCampaign.answer')}
        bars={byCampaign.map((line) =>
          wonBar(
            line,
            line.key ?? t('byCampaign.none'),
            dealsBehind({
              state: 'won',
              within,
              ...(line.key === null ? { campaignless: true } : { campaign: line.key }),
            }),
          ),
        )}
        columns={{ name: t('campaign'), value: t('value') }}
        empty={empty}
      />
      <ResultBars
        question={t('stageTimes.question')}
        answer={
          slowest?.days == null
            ? t('stageTimes.nothing')
            : t('stageTimes.answer', { stage: stageName(slowest), days: words.days(slowest.days) })
        }
        bars={stageTimes.map((time) => ({
          key: time.stageId,
          name: stageName(time),
          value: time.days ?? 0,
          before: time.daysBefore ?? 0,
          text: time.days === null ? t('none') : words.days(time.days),
          beforeText: time.daysBefore === null ? t('none') : words.days(time.daysBefore),
          deals: words.deals(time.deals),
          to: dealsBehind({ left: time.stageId, within }),
        }))}
        columns={{ name: t('stage'), value: t('stageTimes.median') }}
        empty={{ title: t('stageTimes.empty.title'), text: t('stageTimes.empty.text') }}
      />
      <ResultBars
        question={t('leadsLost.question')}
        answer={
          first
            ? t('leadsLost.answer', { count: lost, reason: reasonOf(first.reason) })
            : t('leadsLost.nothing')
        }
        bars={leadsLost.map(({ slug, reason, leads, leadsBefore }) => ({
          key: slug ?? '',
          name: reasonOf(reason),
          value: leads,
          before: leadsBefore,
          text: words.leads(leads),
          beforeText: words.leads(leadsBefore),
          to: lostLeadsBehind(slug, within),
        }))}
        columns={{ name: t('leadsLost.reason'), value: t('leadsLost.leads') }}
        empty={{ title: t('leadsLost.empty.title'), text: t('leadsLost.empty.text') }}
      />
      <ResultBars
        question={t('dealsLost.question')}
        answer={
          commonest
            ? t('dealsLost.answer', { count: ended, reason: reasonOf(commonest.reason) })
            : t('dealsLost.nothing')
        }
        bars={dealsLost.map(({ slug, reason, deals, dealsBefore }) => ({
          key: slug ?? '',
          name: reasonOf(reason),
          value: deals,
          before: dealsBefore,
          text: words.deals(deals),
          beforeText: words.deals(dealsBefore),
          to: dealsBehind({ state: 'lost', within, reason: slug }),
        }))}
        columns={{ name: t('leadsLost.reason'), value: t('dealsLost.deals') }}
        empty={{ title: t('dealsLost.empty.title'), text: t('dealsLost.empty.text') }}
      />
      <p>
        <Link className="link" to={adminPath('closeReasons')}>
          {t('title', { ns: 'close-reasons' })}
        </Link>
      </p>
    </div>
  );
}
