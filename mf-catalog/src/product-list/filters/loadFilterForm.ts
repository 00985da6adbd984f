/** About what the form takes with the filters of a small market, in px. */
export const FORM_HEIGHT = 1200;

/**
 * The form of the filters: the server's markup, which works, until a wide screen shows it. Phones,
 * which have it in a sheet, never fetch it for the page.
 */
export const loadFilterForm = () =>
  import(/* webpackChunkName: "filter-form" */ './FilterForm').then((it) => it.FilterForm);
