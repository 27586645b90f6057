-- Staff may send the link that confirms a privacy request again, which its record holds.
-- expand
alter table public.privacy_request_events
  drop constraint privacy_request_events_event_check,
  add constraint privacy_request_events_event_check check (event in
    ('asked', 'link_resent', 'proved', 'looked', 'copy_given', 'copy_fetched', 'revoked', 'corrected', 'refused',
     'erasure_ordered', 'erased'));
