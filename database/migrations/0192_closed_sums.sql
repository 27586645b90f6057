-- Tables that are granted to nobody hold no row for anybody, should somebody grant them one day.
-- expand

alter table private.day_marks enable row level security;
alter table private.lead_answer_days enable row level security;
alter table private.lead_days enable row level security;
alter table private.newsletter_days enable row level security;
alter table private.newsletter_standing enable row level security;
alter table private.nps_days enable row level security;
alter table private.speed_sums enable row level security;
alter table private.visit_days enable row level security;
