import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { CountsReport } from './counts.schema.ts';
import {
  type EventCount,
  type FormCount,
  type LandingCount,
  type PartCount,
  recordCounts,
  type VitalCount,
} from './counts.store.server.ts';
import { FORM_EVENTS } from './events.ts';
import { bucketOf, type Metric, rate } from './vitals.ts';

/** Pages report one by one; the counts are written together, once a second. */
const WRITE_EVERY_MS = 1000;
/** Ids of forms come from outside: only so many counts of them are held at once. */
const MOST_FORM_SUMS = 1000;
const MOST_PART_SUMS = 5000;
const ROW_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let events = new Map<string, EventCount>();
let vitals = new Map<string, VitalCount>();
let forms = new Map<string, FormCount>();
let parts = new Map<string, PartCount>();
let landings = new Map<string, LandingCount>();
let timer: NodeJS.Timeout | undefined;
let writing: Promise<void> = Promise.resolve();

function addEvent(given: EventCount): void {
  const key = `${given.route} ${given.locale} ${given.event}`;
  const known = events.get(key);
  if (known) known.count += given.count;
  else events.set(key, { ...given });
}

function addVital(given: VitalCount): void {
  const key = `${given.route} ${given.metric} ${given.phase} ${given.bucket}`;
  const known = vitals.get(key);
  if (known) known.samples += given.samples;
  else vitals.set(key, { ...given });
}

function addFormEvent(given: FormCount): void {
  const key = `${given.form} ${given.event}`;
  const known = forms.get(key);
  if (known) known.count += given.count;
  else if (forms.size < MOST_FORM_SUMS) forms.set(key, { ...given });
}

function addPart(given: PartCount): void {
  const key = `${given.form} ${given.part}`;
  const known = parts.get(key);
  if (known) known.count += given.count;
  else if (parts.size < MOST_PART_SUMS) parts.set(key, { ...given });
}

function addLanding(given: LandingCount): void {
  const key = `${given.locale} ${given.address}`;
  const known = landings.get(key);
  if (known) known.count += given.count;
  else landings.set(key, { ...given });
}

async function write(): Promise<void> {
  timer = undefined;
  const [someEvents, someVitals] = [[...events.values()], [...vitals.values()]];
  const [someForms, someParts] = [[...forms.values()], [...parts.values()]];
  const someLandings = [...landings.values()];
  const all = [someEvents, someVitals, someForms, someParts, someLandings];
  if (all.every((some) => some.length === 0)) return;
  events = new Map();
  vitals = new Map();
  forms = new Map();
  parts = new Map();
  landings = new Map();
  try {
    await asActor({ kind: 'system' }, (tx) =>
      recordCounts(tx, someEvents, someVitals, someForms, someParts, someLandings),
    );
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) {
      log.error({ err: error }, 'counts could not be written');
      return;
    }
    // The names are a closed list, so the pending counts are bounded.
    for (const one of someEvents) addEvent(one);
    for (const one of someVitals) addVital(one);
    for (const one of someForms) addFormEvent(one);
    for (const one of someParts) addPart(one);
    for (const one of someLandings) addLanding(one);
    writeSoon();
  }
}

function writeSoon(): void {
  timer ??= setTimeout(() => {
    writing = writing.then(write);
  }, WRITE_EVERY_MS);
  timer.unref();
}

/** A step by the id of its heading, a question by the name that its answer is posted under. */
const PART = /^(\S+) (?:\S+-step-(\d{1,2})|answers\.([a-z][a-z0-9_]{0,59}))$/;

function addParts(reached: readonly string[] = []): void {
  for (const one of new Set(reached)) {
    const [, form = '', step, question] = PART.exec(one) ?? [];
    const part = step ?? question;
    if (part && ROW_ID.test(form)) addPart({ form, part, count: 1 });
  }
}

type CountedPage = {
  route: string;
  locale: string;
  /** The address of a landing page that is on the site. */
  landing?: string | undefined;
};

/** Adds the report of one page to the pending counts. */
export function addReport(page: CountedPage, report: CountsReport): void {
  const { route, locale, landing } = page;
  for (const [event, count] of Object.entries(report.events)) {
    if (count) addEvent({ route, locale, event, count });
  }
  for (const [form, counts] of Object.entries(report.forms ?? {})) {
    for (const event of FORM_EVENTS) {
      const count = counts[event];
      if (count && ROW_ID.test(form)) addFormEvent({ form, event, count });
    }
  }
  const visits = report.events.page_view;
  if (landing && visits) addLanding({ locale, address: landing, count: visits });
  addParts(report.parts);
  const phase = report.final ? 'final' : 'load';
  for (const [name, value] of Object.entries(report.vitals)) {
    if (value === undefined) continue;
    const metric = name as Metric;
    const bucket = bucketOf(metric, value);
    addVital({ route, metric, phase, bucket, rating: rate(metric, value), samples: 1 });
  }
  writeSoon();
}

/** Writes the pending counts: before the process ends, and for callers that need them now. */
export async function writeCounts(): Promise<void> {
  clearTimeout(timer);
  writing = writing.then(write);
  await writing;
  // A process that ends retries nothing.
  clearTimeout(timer);
  timer = undefined;
}
