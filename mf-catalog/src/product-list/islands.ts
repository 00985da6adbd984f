import { createIsland } from '../deferred/Island';
import type { FilterFormProps } from './filters/FilterForm';

// Links, which work without their code, and parts that few lists show at first: none of them is in
// the first view's code. Each is keyed by the address, because the server's markup does not follow a
// change of filters.

/** The links to the other pages of a list. */
export const PagesIsland = createIsland(
  () => import(/* webpackChunkName: "list-pages" */ './ListPages').then((it) => it.ListPages),
  { when: 'intent' },
);

/** The content of an empty list. */
export const NoResultsIsland = createIsland(
  () => import(/* webpackChunkName: "list-empty" */ './NoResults').then((it) => it.NoResults),
  { when: 'intent' },
);

/** Rendered on the server only: the browser leaves out what is in a `<noscript>`. */
export const ApplyButtonIsland = createIsland(
  () => import(/* webpackChunkName: "apply-button" */ './ApplyButton').then((it) => it.ApplyButton),
  { when: 'intent' },
);

/**
 * The form of the filters: the server's markup, which works, until a wide screen shows it. Phones,
 * which have it in a sheet, never fetch it for the page.
 */
export const FilterFormIsland = createIsland<FilterFormProps>(
  () =>
    import(/* webpackChunkName: "filter-form" */ './filters/FilterForm').then(
      (it) => it.FilterForm,
    ),
  { when: 'seen' },
);
