import type { ListFilters } from '../query/ListFilters';

/** Keeps filters for which a GET form has no control when it is sent without JavaScript. */
export function HiddenFilters(filters: ListFilters) {
  return Object.entries(filters).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
  );
}
