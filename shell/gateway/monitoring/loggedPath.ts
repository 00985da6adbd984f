const LONGEST_PATH = 300;
/** Matches the paths that contain the token of a test session. Whoever has it is in the session. */
const TOKEN = /^(\/qa\/(?:open\/|api\/~))[^/]+/;

/**
 * Returns the path of a URL as logs and traces contain it: without the query and without the token
 * of a test session, which are secrets, and shortened if it is very long.
 * @param url path and query
 */
export const loggedPath = (url: string): string =>
  (url.split('?')[0] ?? '').replace(TOKEN, '$1[token]').slice(0, LONGEST_PATH);
