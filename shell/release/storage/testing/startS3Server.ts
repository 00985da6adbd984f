import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface S3Server {
  origin: string;
  /** Stores the next object whose key has this ending, but closes the connection without a reply. */
  loseReplyTo: (ending: string) => void;
  stop: () => Promise<void>;
}

interface StoredObject {
  bytes: Buffer;
  etag: string;
  modifiedAt: Date;
}

/** Number of keys in one list response; Amazon's has 1,000. */
export const PAGE = 20;

/**
 * Implements the subset of the S3 API that releases use: PUT with conditions, GET, DELETE and
 * ListObjectsV2. It is written from the API's reference, because neither npm nor Debian has an S3
 * server with conditional writes. Buckets always exist, and signatures are not checked.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  let lost: string | undefined;
  const server = createServer((request, response) => {
    const isLost = lost !== undefined && request.method === 'PUT' && pathOf(request).endsWith(lost);
    if (isLost) {
      lost = undefined;
      response.end = () => response.destroy();
    }
    answer(objects, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    loseReplyTo: (ending) => {
      lost = ending;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const pathOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://s3').pathname;

async function answer(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
  const key = decodeURIComponent(pathname.slice(1));
  if (request.method === 'PUT') return put(objects, key, request, response);
  if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (searchParams.has('list-type')) {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(listing(objects, key.replace(/\/$/, ''), searchParams));
  } else {
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { etag: object.etag, 'content-length': object.bytes.length });
    response.end(object.bytes);
  }
}

async function put(
  objects: Map<string, StoredObject>,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  // Synchronous from here, so that no other request is handled between this check and the write.
  const current = objects.get(key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifMatch && !current) return refuse(response, 404, 'NoSuchKey');
  const isOther = ifMatch && ifMatch.replaceAll('"', '') !== current?.etag.replaceAll('"', '');
  if (isOther || (ifNoneMatch === '*' && current)) {
    return refuse(response, 412, 'PreconditionFailed');
  }
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  objects.set(key, { bytes, etag, modifiedAt: new Date() });
  response.writeHead(200, { etag }).end();
}

function listing(
  objects: ReadonlyMap<string, StoredObject>,
  bucket: string,
  query: URLSearchParams,
): string {
  const after = query.get('continuation-token') ?? '';
  const found = [...objects]
    .filter(([key]) => key.startsWith(`${bucket}/${query.get('prefix') ?? ''}`))
    .map(([key, object]) => ({ ...object, key: key.slice(bucket.length + 1) }))
    .filter(({ key }) => key > after)
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const page = found.slice(0, PAGE);
  const contents = page.map(
    ({ key, etag, bytes, modifiedAt }) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${bytes.length}</Size></Contents>`,
  );
  const next = found.length > PAGE ? escapeXml(page.at(-1)?.key ?? '') : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== ''}</IsTruncated>${next && `<NextContinuationToken>${next}</NextContinuationToken>`}${contents.join('')}</ListBucketResult>`;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
