/** Approximate height of the form with the filters of a small market, in px. */
export const FORM_HEIGHT = 1200;

/**
 * Loads the filter form. Its server markup works without this code until a wide screen shows it.
 * Phones have the form in a sheet, so they never load it for the page.
 */
export const loadFilterForm = () =>
  import(/* webpackChunkName: "filter-form" */ './FilterForm').then((it) => it.FilterForm);
