/** Approximate height of the form with the filters of a small market, in px. */
export const FORM_HEIGHT = 1200;

/**
 * Loads the filter form. A wide screen loads it to hydrate the server's markup. Phones never load
 * it for the page, because they show the form in a sheet.
 */
export const loadFilterForm = () =>
  import(/* webpackChunkName: "filter-form" */ './FilterForm').then((it) => it.FilterForm);
