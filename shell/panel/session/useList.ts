import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../controls/useAction';

/**
 * Reads a list of the session when the component appears, and again if `refresh` is called.
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
