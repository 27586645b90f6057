/** What the site's connections are called in pg_stat_activity. */
export const APPLICATION_NAME = 'forja';
