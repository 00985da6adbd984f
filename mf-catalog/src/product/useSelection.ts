import type { Product } from '@marketplace/contracts/api/products';
import { useLocation, useNavigate } from '@marketplace/contracts/router';
import { afterPaint } from '@marketplace/contracts/time/afterPaint';
import { useCallback, useEffect, useState } from 'react';
import { selectionQuery } from '../purchase/selectionQuery';
import { readSelection } from '../purchase/variants';

interface Selection {
  /** The chosen value of each option. */
  selection: readonly string[];
  choose: (index: number, value: string) => void;
}

/**
 * The chosen options. They are in the URL, so that links and reloads keep them. A choice is shown
 * immediately. The URL changes after the paint, because the router is slower than the render.
 */
export function useSelection(product: Product): Selection {
  const navigate = useNavigate();
  const { search } = useLocation();
  const address = addressOf(product, search);
  const [state, setState] = useState<Choosing>(() => read(product, search));
  if (state.address !== address) {
    // If the URL is that of a pending choice, the choice stays. After Back, Forward or a link, the
    // choice is read from the URL.
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
      // A navigation to the current URL renders nothing, so its end is handled here. The end of any
      // other navigation is handled when its URL is rendered.
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
  /**
   * Product and query of each pending choice, oldest first. Empty after the URL of the last choice
   * is reached.
   */
  awaited: readonly string[];
  /** Target URL of the last choice, until it is reached. */
  next?: { search: string } | undefined;
}

const read = (product: Product, search: string): Choosing => ({
  address: addressOf(product, search),
  selection: readSelection(product, new URLSearchParams(search)),
  awaited: [],
});

const addressOf = ({ uuid }: Product, search: string) => `${uuid}${search}`;
