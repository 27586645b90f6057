-- Tables that are granted to nobody hold no row for anybody, should somebody grant them one day.
-- expand

alter table private.open_hours enable row level security;
alter table private.open_hours_known enable row level security;
alter table private.answer_alerts enable row level security;
