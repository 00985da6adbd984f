import type { Product } from '@marketplace/contracts/api/products';
import { useLocation, useNavigate, useNavigation } from '@marketplace/contracts/router';
import { findVariant } from './findVariant';
import { readSelection } from './readSelection';
import { selectionQuery } from './selectionQuery';

/**
 * The chosen options, kept in the address so that links and reloads keep them. While a choice is on
 * its way into the address it is already shown.
 */
export function useSelection(product: Product) {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  const { search } = next?.pathname === here.pathname ? next : here;
  const selection = readSelection(product, new URLSearchParams(search));

  const choose = (index: number, value: string) => {
    const chosen = selection.map((old, at) => (at === index ? value : old));
    const to = { search: selectionQuery(product, chosen) };
    return navigate(to, { replace: true, preventScrollReset: true });
  };
  return { selection, variant: findVariant(product, selection), choose };
}
