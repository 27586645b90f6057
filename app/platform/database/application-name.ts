/** What the site's connections are called in pg_stat_activity. */
export const APPLICATION_NAME = 'forja';
/** What the connection that listens is called there. */
export const LISTENER_NAME = `${APPLICATION_NAME} listener`;
