/** Name of the site's connections in pg_stat_activity. */
export const APPLICATION_NAME = 'forja';
/** Name of the listening connection there. */
export const LISTENER_NAME = `${APPLICATION_NAME} listener`;
