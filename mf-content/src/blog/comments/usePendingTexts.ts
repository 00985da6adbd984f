import type { OwnBlogText } from '@marketplace/contracts/api/blogComments';
import { useCallback, useEffect, useState } from 'react';
import { useRetained } from '../../../bus';

const NONE: readonly OwnBlogText[] = [];

/** The texts of whoever is logged in that wait to be published; none for a visitor. */
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
        // A host without the call: what was sent is not shown until it is published.
        (error: unknown) => console.warn('Own comments could not be loaded:', error),
      );
    return () => {
      isCurrent = false;
    };
  }, [of, slug]);
  // While a sent text is fetched, those before it stay; of another customer nothing does.
  const isSame = customer !== undefined && loaded.of.startsWith(`${customer} ${slug} `);
  return {
    waiting: isSame ? loaded.texts : NONE,
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}
