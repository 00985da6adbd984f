import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';

/** A finger or a mouse on a link is followed by its navigation sooner than this. */
const TAKEN_WITHIN_MS = 5000;

interface PrefetchableLoader {
  /** Loads a page that is likely to be asked for next. */
  begin: (args: LoaderFunctionArgs) => Promise<unknown>;
  /** The page's loader: takes what has begun for the same address, once, or loads. */
  load: LoaderFunction;
}

/**
 * A loader that can begin before its navigation, which then neither sends its calls nor checks their
 * replies again: on a slow phone half of the time to the next page. What failed ahead is loaded anew.
 */
export function prefetchableLoader(loadData: LoaderFunction): PrefetchableLoader {
  let begun:
    | { address: string; at: number; data: Promise<unknown>; hasFailed?: boolean }
    | undefined;
  return {
    begin(args) {
      const data = Promise.resolve(loadData(args));
      const mine: typeof begun = { address: addressOf(args), at: Date.now(), data };
      data.catch(() => {
        mine.hasFailed = true;
      });
      begun = mine;
      return data;
    },
    async load(args, context) {
      if (begun?.address !== addressOf(args)) return loadData(args, context);
      const { at, data, hasFailed } = begun;
      begun = undefined;
      const isRecent = Date.now() - at < TAKEN_WITHIN_MS;
      return isRecent && !hasFailed ? data : loadData(args, context);
    },
  };
}

const addressOf = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};
