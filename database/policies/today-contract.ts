/** What signed-in people may call of the first screen of staff, as a part of outsider-contract.ts. */
export const todayCalls = `answer_figures counted_leads_count counted_leads_page
  counted_subscriptions_count counted_subscriptions_page lead_figures leads_waiting_count
  my_waiting_leads newsletter_figures newsletter_standing_now nps_figures open_value_on page_speeds
  stage_figures visit_figures won_figures`
  .split(/\s+/)
  .map((name) => `public.${name}`);
