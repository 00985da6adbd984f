import { createServer, request as forward, type IncomingMessage } from 'node:http';
import { listenLocally } from './listenLocally';

/** Enough for a frame to be painted in between. */
const PAUSE_MS = 60;
const PIECES = 30;

/**
 * A way to a shop over which pages come in pieces, cut between elements of their main part, as a slow
 * network brings them and a slow phone paints them. Everything else comes as it is.
 */
export async function startSlowPages(shopOrigin: string) {
  const server = createServer((incoming, reply) => {
    const { method, headers, url = '/' } = incoming;
    const isPage = String(headers.accept).includes('text/html');
    const asked = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const outgoing = forward(
      new URL(url, shopOrigin),
      { method, headers: asked },
      async (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isPage) return void answer.pipe(reply);
        for (const piece of piecesOf(await textOf(answer))) {
          reply.write(piece);
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
        reply.end();
      },
    );
    outgoing.on('error', () => reply.destroy());
    incoming.pipe(outgoing);
  });
  return listenLocally(server);
}

async function textOf(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8');
  const chunks: string[] = [];
  for await (const chunk of answer) chunks.push(String(chunk));
  return chunks.join('');
}

/** Cut before every end of a part that others stand below or beside, and of some of the rest. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('<main');
  const ends = [...html.matchAll(/<\/(h1|h2|p|li|nav|details|aside|form|section|main)>/g)].filter(
    ({ index }) => index > start,
  );
  const step = Math.ceil(ends.length / PIECES);
  const cuts = ends
    .filter(([, name], place) => name === 'aside' || name === 'details' || place % step === 0)
    .map(({ index }) => index);
  return [0, ...cuts].map((cut, place) => html.slice(cut, cuts[place]));
}
