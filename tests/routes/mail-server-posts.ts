import { plain } from './settings-posts.ts';

const server = {
  host: '127.0.0.1',
  port: '9',
  security: 'none',
  login: '',
  password: '',
  address: '',
};
const mailbox = { ...server, security: 'tls', login: 'forja', password: 'bigorna' };

export const mailServerPosts = {
  'admin.mailServers': {
    'save-outgoing': plain({ intent: 'save-outgoing', ...server }),
    'save-incoming': plain({ intent: 'save-incoming', ...mailbox }),
    'remove-outgoing': plain({ intent: 'remove-outgoing' }),
    'remove-incoming': plain({ intent: 'remove-incoming' }),
    'try-outgoing': plain({ intent: 'try-outgoing', ...server }),
    'try-incoming': plain({ intent: 'try-incoming', ...mailbox }),
    mail: plain({ intent: 'mail' }),
  },
  'admin.system': {
    backup: plain({ intent: 'backup' }),
    proof: plain({ intent: 'proof' }),
  },
};
