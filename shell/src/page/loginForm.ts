/**
 * Form of buttons that need scripts, in `noscript` at the end of each document: where there are none, they
 * lead to the page that logs in and out; where there are, they have no form, and send nothing.
 */
export const LOGIN_FORM_ID = 'login';
