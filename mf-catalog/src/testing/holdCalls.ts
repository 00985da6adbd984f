import { apiSettings } from '@marketplace/contracts/api/apiSettings';
import { configureApi } from '@marketplace/contracts/api/client';

/** Holds back the replies of the fake host to calls whose path begins so. @returns how to let them go */
export function holdCalls(path: string): () => void {
  const { fetchReply } = apiSettings();
  if (!fetchReply) throw new Error('There is no fake host whose replies could be held back.');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  configureApi({
    fetchReply: async (request) => {
      if (new URL(request.url).pathname.startsWith(path)) await held;
      return fetchReply(request);
    },
  });
  return () => letGo();
}
