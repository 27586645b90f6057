import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.lead_turns', {
  key: 'turn',
  arrange: `with rule as (
      insert into public.lead_assignment_rules (name, way) values ('planted', 'turn') returning id),
    person as (
      insert into identity.users (name, email) values ('Ana', 'ana@casa.example') returning id)
    insert into private.lead_turns (rule_id, user_id, turn) select rule.id, person.id, 7 from rule, person`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
