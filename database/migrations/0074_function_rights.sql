-- Where default privileges gave everything in `public` to the three roles, the functions made
-- before bootstrap.sql existed could be called by all of them: here each keeps the callers that its
-- migration named. Elsewhere this changes nothing. Tables were always revoked by name.

do $$
declare
  -- Everything that 0001 to 0059 made in `public`, but for what all three may call. Whatever came
  -- since then is made where nothing is given away.
  meant jsonb := jsonb_build_object(
    'anon, service_role', 'record_consent',
    'authenticated, service_role', 'end_person_sessions, end_role,
      get_all_newsletter_subscriptions, get_newsletter_stats, grant_role, has_permission,
      highest_role, log_security_event, reset_second_factor, set_person_active',
    'authenticated', 'add_feedback_message, answer_privacy_request, demand_second_step,
      ending_leads, event_funnel, feedback_history, feedback_page, feedback_thread, forms_page,
      invite_person, lead_history, leads_count, leads_page, leads_per_week, my_permissions,
      newsletter_count, newsletter_history, newsletter_page, newsletter_proof, newsletter_sources,
      newsletter_subscription, order_erasure, people_page, person_sign_in, privacy_findings,
      renew_invitation, restore_settings, set_role_permission, setting_changes_page,
      staff_resend_newsletter, staff_unsubscribe_newsletter, use_color_preset, web_vitals_summary',
    'service_role', 'ask_newsletter_again, confirm_newsletter, erase_expired, erase_personal_rows,
      forget_privacy_request, newsletter_bounced, newsletter_link_state, personal_copy,
      personal_files, prove_privacy_request, record_counts, record_crash, record_form_counts,
      unsubscribe_newsletter');
  surplus record;
begin
  for surplus in
    select p.oid::regprocedure as function, role
    from jsonb_each_text(meant) callers (roles, functions)
    cross join unnest(array['anon', 'authenticated', 'service_role']) role
    join pg_catalog.pg_proc p on p.pronamespace = 'public'::regnamespace
      and p.proname = any (regexp_split_to_array(functions, ',\s*'))
    where role <> all (string_to_array(roles, ', '))
  loop
    execute format('revoke all on function %s from %I', surplus.function, surplus.role);
  end loop;
end
$$;
