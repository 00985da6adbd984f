import { island } from '@marketplace/contracts/islands';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

/** About what the form takes with the filters of a small market, in px. */
export const FORM_HEIGHT = 1200;

/**
 * The form of the filters: the server's markup, which works, until a wide screen shows it. Phones,
 * which have it in a sheet, never fetch it for the page.
 */
export const FilterFormIsland = island(
  () => import(/* webpackChunkName: "filter-form" */ './FilterForm').then((it) => it.FilterForm),
  { when: 'visible', waiting: <Skeleton shape="block" height={FORM_HEIGHT} /> },
);
