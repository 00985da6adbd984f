import { afterPaint } from '@marketplace/contracts/afterPaint';
import type { Product } from '@marketplace/contracts/api/products';
import { useLocation, useNavigate } from '@marketplace/contracts/router';
import { useCallback, useEffect, useState } from 'react';
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
  const address = addressOf(product, search);
  const [state, setState] = useState<Choosing>(() => read(product, search));
  if (state.address !== address) {
    // Back, Forward and links change the address first; that of an older choice changes nothing.
    const isOlder = state.awaited.slice(0, -1).includes(address);
    setState(isOlder ? { ...state, address } : read(product, search));
  }
  const { next } = state;
  useEffect(
    () =>
      next && afterPaint(() => void navigate(next, { replace: true, preventScrollReset: true })),
    [next, navigate],
  );

  const choose = useCallback(
    (index: number, value: string) => {
      const selection = state.selection.map((old, at) => (at === index ? value : old));
      const next = { search: selectionQuery(product, selection, search) };
      const awaited = [...state.awaited, addressOf(product, next.search)];
      setState({ ...state, selection, awaited, next });
    },
    [product, search, state],
  );
  return { selection: state.selection, choose };
}

interface Choosing extends Pick<Selection, 'selection'> {
  address: string;
  /** Addresses that choices lead to, oldest first, until the last of them is reached. */
  awaited: readonly string[];
  /** Of the last choice. */
  next?: { search: string };
}

const read = (product: Product, search: string): Choosing => ({
  address: addressOf(product, search),
  selection: readSelection(product, new URLSearchParams(search)),
  awaited: [],
});

const addressOf = ({ uuid }: Product, search: string) => `${uuid}${search}`;

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
