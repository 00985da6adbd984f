import type { Product } from '@marketplace/contracts/api/products';
import { useLocation, useNavigate } from '@marketplace/contracts/router';
import { afterPaint } from '@marketplace/contracts/time/afterPaint';
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
    // Back, Forward and links change the address first; one that a choice led to changes no choice.
    const isOwn = state.awaited.includes(address);
    const isLast = state.awaited.at(-1) === address;
    setState({
      ...(isOwn ? state : read(product, search)),
      address,
      ...(isLast && { awaited: [], next: undefined }),
    });
  }
  const { next } = state;
  useEffect(() => {
    if (!next) return undefined;
    const reach = async () => {
      await navigate(next, { replace: true, preventScrollReset: true });
      // Nothing else tells of an address that was there before; any other is yet to be rendered.
      const isReached = ({ next: last, address: now }: Choosing) =>
        last === next && now === addressOf(product, next.search);
      setState((now) => (isReached(now) ? { ...now, awaited: [], next: undefined } : now));
    };
    return afterPaint(() => void reach());
  }, [next, navigate, product]);

  const choose = useCallback(
    (index: number, value: string) =>
      setState((now) => {
        const selection = now.selection.map((old, at) => (at === index ? value : old));
        const next = { search: selectionQuery(product, selection, search) };
        const awaited = [...now.awaited, addressOf(product, next.search)];
        return { ...now, selection, awaited, next };
      }),
    [product, search],
  );
  return { selection: state.selection, choose };
}

interface Choosing extends Pick<Selection, 'selection'> {
  address: string;
  /** Addresses that choices lead to, oldest first, until the last of them is reached. */
  awaited: readonly string[];
  /** The address that the last choice leads to, until it is reached. */
  next?: { search: string } | undefined;
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
