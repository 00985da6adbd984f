import type { OwnBlogText } from '@marketplace/contracts/api/blogComments';
import { useCallback, useEffect, useState } from 'react';
import { useRetained } from '../../../contracts';

const NONE: readonly OwnBlogText[] = [];

/**
 * Returns the signed-in customer's comments and replies that are not published yet. A visitor has
 * none.
 */
export function usePendingTexts(slug: string) {
  const customer = useRetained('session:changed')?.user?.uuid;
  const [loaded, setLoaded] = useState({ of: '', texts: NONE });
  const [turn, setTurn] = useState(0);
  const of = customer ? `${customer} ${slug} ${turn}` : '';
  useEffect(() => {
    if (of === '') return;
    let isCurrent = true;
    import(/* webpackChunkName: "content-comment-requests" */ './commentRequests')
      .then(({ fetchOwnTexts }) => fetchOwnTexts(slug))
      .then(
        (texts) => isCurrent && setLoaded({ of, texts }),
        // If the API does not support the call, a sent text is not shown until it is published.
        (error: unknown) => console.warn('Own comments could not be loaded:', error),
      );
    return () => {
      isCurrent = false;
    };
  }, [of, slug]);
  // Shows the earlier texts while a new list loads, but never the texts of another customer.
  const isSame = customer !== undefined && loaded.of.startsWith(`${customer} ${slug} `);
  return {
    waiting: isSame ? loaded.texts : NONE,
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}
