import { createServer, request as forward } from 'node:http';
import { text } from 'node:stream/consumers';
import { spoilReply } from '../market/spoilReply';
import { listenLocally } from './listenLocally';

/** What the market itself writes, no shop and no shopper. */
const OWN = /^\/(?:auth|capabilities|location|menu|slider|category\/(?:featured|sub))/;

/**
 * An API whose host sanitises nothing and checks nothing: the real one, all of whose texts, prices,
 * pictures and options are altered on the way. For a gateway's `apiOrigin`, so that the server's
 * pages are drawn of it as well as the browser's.
 */
export async function startHostileApi(apiOrigin: string) {
  const server = createServer((incoming, reply) => {
    const { method, url = '/', headers } = incoming;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const outgoing = forward(new URL(url, apiOrigin), options, async (answer) => {
      const { 'content-length': _replaced, ...kept } = answer.headers;
      const isSpoilt = kept['content-type']?.startsWith('application/json') && !OWN.test(url);
      reply.writeHead(answer.statusCode ?? 502, isSpoilt ? kept : answer.headers);
      if (!isSpoilt) return answer.pipe(reply);
      const body = await text(answer);
      return reply.end(body && JSON.stringify(spoilReply(JSON.parse(body))));
    });
    outgoing.on('error', () => reply.destroy());
    incoming.pipe(outgoing);
  });
  return listenLocally(server);
}
