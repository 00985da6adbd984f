import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../controls/useAction';

/**
 * Calls `read` for a list of the test session when the component appears, and again on `refresh`.
 * `problem` says why the list cannot be read.
 * @param read must be the same function in each render
 */
export function useList<Item>(read: () => Promise<{ items: Item[] }>) {
  const [state, setState] = useState<{ items?: Item[]; problem?: string }>({});
  const refresh = useCallback(async () => {
    try {
      setState({ items: (await read()).items });
    } catch (error) {
      setState((before) => ({ ...before, problem: messageOf(error) }));
    }
  }, [read]);
  useEffect(() => void refresh(), [refresh]);
  return { ...state, refresh };
}
