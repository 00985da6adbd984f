import { configureApi } from '@marketplace/contracts/api/client';
import { apiSettings } from '@marketplace/contracts/client/apiSettings';

/**
 * Holds back the fake API's replies to calls whose path begins with `path`.
 * @returns a function that releases the replies
 */
export function holdCalls(path: string): () => void {
  const { fetchReply } = apiSettings();
  if (!fetchReply) throw new Error('There is no fake host to hold back replies of.');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  configureApi({
    fetchReply: async (request) => {
      if (new URL(request.url).pathname.startsWith(path)) await held;
      return fetchReply(request);
    },
  });
  return () => release();
}
