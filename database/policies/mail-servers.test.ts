import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.mail_servers', {
  key: 'part',
  arrange: `insert into private.mail_servers (part, host, port, security, login, password_sealed)
    values ('outgoing', 'smtp.example.com', 587, 'starttls', 'forja', repeat('x', 60))`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
