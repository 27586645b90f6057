-- A mail is stored when its try begins and changed when it ends: room on the page keeps its index entries.
-- expand
alter table public.mails set (fillfactor = 75);
