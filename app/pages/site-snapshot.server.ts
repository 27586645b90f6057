import { readBrandRows, schemeOf } from '#app/features/brand/brand.store.server.ts';
import { logosOf } from '#app/features/brand/logo-choice.ts';
import {
  type CompanyRows,
  companyOf,
  readCompanyRows,
} from '#app/features/company/company.store.server.ts';
import type { Places } from '#app/features/content/overrides/fill-placeholders.ts';
import {
  readContentAddresses,
  readPublishedOverrides,
} from '#app/features/content/overrides/overrides.store.server.ts';
import { publishedContent } from '#app/features/content/overrides/published-content.server.ts';
import { readFeedbackProjects } from '#app/features/feedback/feedback.store.server.ts';
import { readPriceRules } from '#app/features/pricing/queries/read-price-rules.server.ts';
import {
  type PromisingSource,
  pagePromise,
} from '#app/features/qualification/clocks/page-promise.ts';
import { readPromises } from '#app/features/qualification/clocks/promise.store.server.ts';
import { readActiveForms } from '#app/features/qualification/form.store.server.ts';
import {
  headTagsOf,
  pageSeoOf,
  readSeoRows,
  scriptTagsOf,
  seoOf,
  storedByScripts,
} from '#app/features/seo/seo.store.server.ts';
import { readUptime } from '#app/features/uptime/uptime.store.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { defineSnapshot } from '#app/platform/pages/snapshot.server.ts';

const loadRows = () =>
  asActor({ kind: 'system' }, async (tx) => ({
    company: await readCompanyRows(tx),
    brand: await readBrandRows(tx),
    seo: await readSeoRows(tx),
    forms: await readActiveForms(tx),
    feedback: await readFeedbackProjects(tx),
    content: await readPublishedOverrides(tx),
    addresses: await readContentAddresses(tx),
    uptime: await readUptime(tx),
    promises: await readPromises(tx),
    priceRules: await readPriceRules(tx),
  }));

/** A cached copy cannot know whether it is still current. */
const readRows = defineSnapshot('site-rows.json', loadRows, (copy) => ({
  ...copy,
  uptime: null,
}));

/** Placeholders of texts about a unit's company. */
function placesOf(rows: CompanyRows, unit: string): Places {
  const place = (locale: Locale) => {
    const { name, city, state } = companyOf(rows, unit, locale);
    return { name, city, state };
  };
  return { 'pt-BR': place('pt-BR'), en: place('en') };
}

/** All rows that public pages need from the database. */
export async function siteSnapshot() {
  const rows = await readRows();
  const published = (unit: string) =>
    // A copy cached by an earlier release has no addresses.
    publishedContent(
      { overrides: rows.content ?? [], addresses: rows.addresses ?? [] },
      { unit, snapshot: rows, places: () => placesOf(rows.company, unit) },
    );
  return {
    seo: (slug: string, keys: readonly string[], locale: Locale) => ({
      settings: seoOf(rows.seo, slug, locale),
      page: pageSeoOf(rows.seo, slug, keys, locale),
      tags: headTagsOf(rows.seo, slug, keys),
      scripts: scriptTagsOf(rows.seo, slug, keys),
    }),
    stored: (slug: string) => storedByScripts(rows.seo, slug),
    uptime: rows.uptime,
    units: rows.company.units,
    forms: rows.forms,
    /** By when a form's messages are answered; a copy cached by an earlier release does not know. */
    promise: (source: PromisingSource, locale: Locale) =>
      pagePromise(rows.promises, source, locale, new Date()),
    // A copy cached by an earlier release has none.
    feedback: rows.feedback ?? [],
    /** Of the ranges of price; a copy cached by an earlier release has none. */
    priceRules: rows.priceRules ?? [],
    /** All content of a business unit. */
    content: (unit: string) => published(unit).content,
    /** When staff last published something at this address; ISO time. */
    publishedAt: (unit: string, path: string) => published(unit).publishedAt(path),
    places: (unit: string) => placesOf(rows.company, unit),
    unit: (slug: string, locale: Locale) => ({
      company: companyOf(rows.company, slug, locale),
      scheme: schemeOf(rows.brand),
      logos: logosOf(rows.brand.logos),
    }),
  };
}
