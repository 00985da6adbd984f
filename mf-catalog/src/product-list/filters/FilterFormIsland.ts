import { createIsland } from '../../deferred/Island';
import type { FilterFormProps } from './FilterForm';

/**
 * The form of the filters: the server's markup, which works, until a wide screen shows it. Phones,
 * which have it in a sheet, never fetch it for the page.
 */
export const FilterFormIsland = createIsland<FilterFormProps>(
  () => import(/* webpackChunkName: "filter-form" */ './FilterForm').then((it) => it.FilterForm),
  { when: 'seen' },
);
