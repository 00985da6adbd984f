import { afterPaint } from '@marketplace/contracts/afterPaint';
import type { Product } from '@marketplace/contracts/api/products';
import { useLocation, useNavigate } from '@marketplace/contracts/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findVariant, optionField, readSelection } from '../purchase/variants';

interface Selection {
  /** The chosen value of each option. */
  selection: readonly string[];
  choose: (index: number, value: string) => void;
}

/**
 * The chosen options. The address holds them, so that links and reloads keep them; a choice shows
 * at once and reaches the address once it is painted: the router takes longer than the page.
 */
export function useSelection(product: Product): Selection {
  const navigate = useNavigate();
  const { search } = useLocation();
  const address = `${product.uuid}${search}`;
  const read = () => ({
    address,
    selection: readSelection(product, new URLSearchParams(search)),
    // Addresses that choices lead to, oldest first, until the last of them is reached.
    awaited: [] as readonly string[],
  });
  const [state, setState] = useState(read);
  if (state.address !== address) {
    // Back, Forward and links change the address first; that of an older choice changes nothing.
    const isOlder = state.awaited.slice(0, -1).includes(address);
    setState(isOlder ? { ...state, address } : read());
  }
  const cancelNavigation = useRef<() => void>(undefined);
  useEffect(() => () => cancelNavigation.current?.(), []);

  const choose = useCallback(
    (index: number, value: string) => {
      const selection = state.selection.map((old, at) => (at === index ? value : old));
      const to = { search: selectionQuery(product, selection, search) };
      setState({ ...state, selection, awaited: [...state.awaited, `${product.uuid}${to.search}`] });
      cancelNavigation.current?.();
      cancelNavigation.current = afterPaint(
        () => void navigate(to, { replace: true, preventScrollReset: true }),
      );
    },
    [product, search, state, navigate],
  );
  return { selection: state.selection, choose };
}

/**
 * The query that leads back to a selection: `?variant=`, or by field where no variant matches.
 * @param search the query of the address; its other keys stay
 */
export function selectionQuery(
  product: Pick<Product, 'variant'>,
  selection: readonly string[],
  search = '',
): string {
  const found = findVariant(product, selection);
  const query: [string, string][] = found
    ? [['variant', found.uuid]]
    : selection.map((value, index) => [optionField(index), value]);
  const kept = [...new URLSearchParams(search)].filter(
    ([key]) => !/^(variant|option\d+)$/.test(key),
  );
  return `?${new URLSearchParams([...kept, ...query])}`;
}
