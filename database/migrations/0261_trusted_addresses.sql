-- An address that gave a mail back may be trusted again by staff; the row stays, so that they may think
-- better of it.
-- expand

alter table private.bounced_addresses
  add column trusted_at timestamptz,
  add column trusted_by uuid;
comment on column private.bounced_addresses.trusted_at is
  'Since when mails go there again because somebody of the team said so; the next report ends that.';
