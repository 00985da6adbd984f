import { craftPairs } from './craftPairs';
import { kitchenPairs } from './kitchenPairs';
import { marketPairs } from './marketPairs';

const listed = (cell: string) => cell.split(',').map((each) => each.trim());

/**
 * Searches of people here, and after | what has to be among the first three found: one of some products
 * by handle, or, after #, products of a category or section and of no other.
 */
export const searchPairs = [marketPairs, kitchenPairs, craftPairs]
  .flatMap((rows) => rows.trim().split('\n'))
  .flatMap((row) => {
    const [typed = '', wanted = ''] = row.split('|');
    return listed(typed).map((words) => ({ typed: words, wanted: listed(wanted) }));
  });
