import authEn from '#app/areas/auth/locales/en.json' with { type: 'json' };
import authPt from '#app/areas/auth/locales/pt-BR.json' with { type: 'json' };
import crashEn from '#app/areas/site/crash/locales/en.json' with { type: 'json' };
import crashPt from '#app/areas/site/crash/locales/pt-BR.json' with { type: 'json' };
import siteHomeEn from '#app/areas/site/home/locales/en.json' with { type: 'json' };
import siteHomePt from '#app/areas/site/home/locales/pt-BR.json' with { type: 'json' };
import siteEn from '#app/areas/site/locales/en.json' with { type: 'json' };
import sitePt from '#app/areas/site/locales/pt-BR.json' with { type: 'json' };
import qualificationEn from '#app/features/qualification/locales/en.json' with { type: 'json' };
import qualificationPt from '#app/features/qualification/locales/pt-BR.json' with { type: 'json' };
import type { Locale } from '#app/i18n/locale.ts';

const portuguese = {
  site: sitePt,
  home: siteHomePt,
  crash: crashPt,
  auth: authPt,
  qualification: qualificationPt,
};

/** The shape every language must fill: a key missing in English fails the type check here. */
export type Messages = typeof portuguese;

/** One namespace per feature, each in the `locales/` folder of the code that speaks it. */
export const messages: Record<Locale, Messages> = {
  'pt-BR': portuguese,
  en: {
    site: siteEn,
    home: siteHomeEn,
    crash: crashEn,
    auth: authEn,
    qualification: qualificationEn,
  },
};
