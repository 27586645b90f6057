import aboutEn from '#app/areas/site/about/locales/en.json' with { type: 'json' };
import aboutPt from '#app/areas/site/about/locales/pt-BR.json' with { type: 'json' };
import careersEn from '#app/areas/site/careers/locales/en.json' with { type: 'json' };
import careersPt from '#app/areas/site/careers/locales/pt-BR.json' with { type: 'json' };
import casesEn from '#app/areas/site/cases/locales/en.json' with { type: 'json' };
import casesPt from '#app/areas/site/cases/locales/pt-BR.json' with { type: 'json' };
import contactEn from '#app/areas/site/contact/locales/en.json' with { type: 'json' };
import contactPt from '#app/areas/site/contact/locales/pt-BR.json' with { type: 'json' };
import contentPageEn from '#app/areas/site/content-page/locales/en.json' with { type: 'json' };
import contentPagePt from '#app/areas/site/content-page/locales/pt-BR.json' with { type: 'json' };
import craftEn from '#app/areas/site/craft/locales/en.json' with { type: 'json' };
import craftPt from '#app/areas/site/craft/locales/pt-BR.json' with { type: 'json' };
import craftIdeaEn from '#app/areas/site/craft-idea/locales/en.json' with { type: 'json' };
import craftIdeaPt from '#app/areas/site/craft-idea/locales/pt-BR.json' with { type: 'json' };
import craftPortfolioEn from '#app/areas/site/craft-portfolio/locales/en.json' with {
  type: 'json',
};
import craftPortfolioPt from '#app/areas/site/craft-portfolio/locales/pt-BR.json' with {
  type: 'json',
};
import crashEn from '#app/areas/site/crash/locales/en.json' with { type: 'json' };
import crashPt from '#app/areas/site/crash/locales/pt-BR.json' with { type: 'json' };
import curriculumEn from '#app/areas/site/curriculum/locales/en.json' with { type: 'json' };
import curriculumPt from '#app/areas/site/curriculum/locales/pt-BR.json' with { type: 'json' };
import factsEn from '#app/areas/site/facts/locales/en.json' with { type: 'json' };
import factsPt from '#app/areas/site/facts/locales/pt-BR.json' with { type: 'json' };
import faqEn from '#app/areas/site/faq/locales/en.json' with { type: 'json' };
import faqPt from '#app/areas/site/faq/locales/pt-BR.json' with { type: 'json' };
import siteHomeEn from '#app/areas/site/home/locales/en.json' with { type: 'json' };
import siteHomePt from '#app/areas/site/home/locales/pt-BR.json' with { type: 'json' };
import kitEn from '#app/areas/site/kit/locales/en.json' with { type: 'json' };
import kitPt from '#app/areas/site/kit/locales/pt-BR.json' with { type: 'json' };
import labEn from '#app/areas/site/lab/locales/en.json' with { type: 'json' };
import labPt from '#app/areas/site/lab/locales/pt-BR.json' with { type: 'json' };
import legalEn from '#app/areas/site/legal/locales/en.json' with { type: 'json' };
import legalPt from '#app/areas/site/legal/locales/pt-BR.json' with { type: 'json' };
import siteEn from '#app/areas/site/locales/en.json' with { type: 'json' };
import sitePt from '#app/areas/site/locales/pt-BR.json' with { type: 'json' };
import offlineEn from '#app/areas/site/offline/locales/en.json' with { type: 'json' };
import offlinePt from '#app/areas/site/offline/locales/pt-BR.json' with { type: 'json' };
import processEn from '#app/areas/site/process/locales/en.json' with { type: 'json' };
import processPt from '#app/areas/site/process/locales/pt-BR.json' with { type: 'json' };
import searchEn from '#app/areas/site/search/locales/en.json' with { type: 'json' };
import searchPt from '#app/areas/site/search/locales/pt-BR.json' with { type: 'json' };
import serviceEn from '#app/areas/site/service/locales/en.json' with { type: 'json' };
import servicePt from '#app/areas/site/service/locales/pt-BR.json' with { type: 'json' };
import servicesEn from '#app/areas/site/services/locales/en.json' with { type: 'json' };
import servicesPt from '#app/areas/site/services/locales/pt-BR.json' with { type: 'json' };
import teamEn from '#app/areas/site/team/locales/en.json' with { type: 'json' };
import teamPt from '#app/areas/site/team/locales/pt-BR.json' with { type: 'json' };
import workshopEn from '#app/areas/site/workshop/locales/en.json' with { type: 'json' };
import workshopPt from '#app/areas/site/workshop/locales/pt-BR.json' with { type: 'json' };

/** What the pages of the site say, in Portuguese. */
export const portuguese = {
  site: sitePt,
  home: siteHomePt,
  crash: crashPt,
  about: aboutPt,
  careers: careersPt,
  cases: casesPt,
  contact: contactPt,
  'content-page': contentPagePt,
  curriculum: curriculumPt,
  legal: legalPt,
  offline: offlinePt,
  search: searchPt,
  team: teamPt,
  service: servicePt,
  services: servicesPt,
  facts: factsPt,
  faq: faqPt,
  process: processPt,
  lab: labPt,
  workshop: workshopPt,
  craft: craftPt,
  'craft-idea': craftIdeaPt,
  'craft-portfolio': craftPortfolioPt,
  kit: kitPt,
};

export const english: typeof portuguese = {
  site: siteEn,
  home: siteHomeEn,
  crash: crashEn,
  about: aboutEn,
  careers: careersEn,
  cases: casesEn,
  contact: contactEn,
  'content-page': contentPageEn,
  curriculum: curriculumEn,
  legal: legalEn,
  offline: offlineEn,
  search: searchEn,
  team: teamEn,
  service: serviceEn,
  services: servicesEn,
  facts: factsEn,
  faq: faqEn,
  process: processEn,
  lab: labEn,
  workshop: workshopEn,
  craft: craftEn,
  'craft-idea': craftIdeaEn,
  'craft-portfolio': craftPortfolioEn,
  kit: kitEn,
};
