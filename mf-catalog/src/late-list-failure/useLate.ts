import { useRevalidator } from '@marketplace/contracts/router';
import { useEffect } from 'react';

/**
 * Loads the page's data anew once something late has come: only the loader knows what becomes of
 * it, be it a list, a failure or a page that is not there.
 *
 * @returns whether there is something to wait for
 */
export function useLate(late: Promise<unknown> | undefined): boolean {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!late) return;
    let isGone = false;
    void late.then(() => {
      if (!isGone) void revalidate();
    });
    return () => {
      isGone = true;
    };
  }, [late, revalidate]);
  return late !== undefined;
}
