import { SearchForm } from '../search/SearchForm';

/** The messages of the search box in one language. */
export { loadMessages } from '../locales/loadMessages';

/**
 * The header's search (specification sections 2 and 4): a plain GET form to the product list that
 * needs no script, with suggestions once it is hydrated. Takes no props, publishes nothing, and its
 * failures stay inside: the form goes on working. Fills its parent's width, 48 px high.
 */
export default function SearchBox() {
  return <SearchForm />;
}
