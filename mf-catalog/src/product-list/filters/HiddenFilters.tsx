import type { ListFilters } from '../query/ListFilters';

/**
 * Hidden fields for filters that have no control in a GET form, so that sending the form keeps
 * them.
 */
export function HiddenFilters(filters: ListFilters) {
  return Object.entries(filters).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
  );
}
