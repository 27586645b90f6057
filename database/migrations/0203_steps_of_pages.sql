-- How fast a page was by steps, in one row: of each span two thousand fewer are read.
-- expand

comment on column private.speed_sums.step is
  'The step of one digit that the buckets lie in; -1: the row holds the steps themselves, as other rows hold buckets.';
create index speed_sums_steps on private.speed_sums (days, day) where step = -1;

-- Of what is summed already.
insert into private.speed_sums
  select days, day, route, metric, -1, sum(samples)::bigint, array_agg(step), array_agg(samples)
  from private.speed_sums where step >= 0 group by days, day, route, metric;
