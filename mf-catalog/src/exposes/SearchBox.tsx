import { SearchForm } from '../search/SearchForm';

/** Loads the translated messages of the search box in one language. */
export { loadMessages } from '../locales/loadMessages';

/**
 * The header's search (specification sections 2 and 4): a GET form to the product list. It works
 * without scripts, and offers suggestions after hydration. Takes no props and publishes nothing. If
 * suggestions fail, the form still works. It fills its parent's width and is 48 px high.
 */
export default function SearchBox() {
  return <SearchForm />;
}
