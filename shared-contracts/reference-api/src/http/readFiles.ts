import multipart from '@fastify/multipart';
import { bodyLimit } from '@marketplace/contracts/api/bodyLimit';
import type { UploadRule } from '@marketplace/contracts/api/defineCall';
import { drainBody } from '@marketplace/contracts/server/drainBody';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from './ApiProblem';
import { acquireUploadSlot, type UploadSender } from './uploadSlots';

/**
 * Registers routes that accept forms with files, in a separate Fastify scope. All other routes
 * refuse forms, because another site could make a visitor's browser send a form.
 */
export function registerFormRoutes(
  app: FastifyInstance,
  registerRoutes: (scope: FastifyInstance) => void,
): void {
  const plugin: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    // Lets requests of other content types reach `readFiles`, which refuses them with a clearer
    // message than Fastify does.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    registerRoutes(scope);
  };
  app.register(plugin);
}

/** Bytes of an uploaded file. Its name and content type are ignored, because both may be false. */
export type UploadedBytes = Buffer;

const MAX_OTHER_FIELDS = 10;

/** Error for a client that has already disconnected. Only the log shows its message. */
const BROKEN_OFF = new ApiProblem(400, 'invalid-form', 'The sender did not wait for the reply');

const badFiles = (message: string) => new ApiProblem(400, 'invalid-input', [message]);

/** Files of a form, and a signal that is aborted if the client disconnects early. */
export interface Upload {
  files: UploadedBytes[];
  signal: AbortSignal;
}

/**
 * Reads a form's files into memory. Refuses more or larger files than the rule allows.
 * @param sender the customer and the network whose concurrent uploads are limited
 */
export async function readFiles(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: UploadRule,
  sender: UploadSender,
): Promise<Upload> {
  // If the client disconnected during authentication, `close` was already emitted. A listener added
  // now would never run, so the upload slot would never be released.
  if (reply.raw.destroyed || request.raw.destroyed) throw BROKEN_OFF;
  // The slot stays occupied until the reply is sent, because the files stay in memory until then.
  reply.raw.once('close', acquireUploadSlot(sender));
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(BROKEN_OFF));
  try {
    return { files: await readForm(request, rule), signal: gone.signal };
  } catch (error) {
    request.raw.unpipe();
    throw problemOf(error, rule);
  }
}

async function readForm(request: FastifyRequest, rule: UploadRule): Promise<UploadedBytes[]> {
  const { field, mostFiles, mostBytes } = rule;
  const type = request.headers['content-type'];
  if (type === undefined) throw badFiles(countMessage(rule));
  if (!request.isMultipart()) {
    throw new ApiProblem(415, 'unsupported-media-type', 'Send the files as multipart/form-data');
  }
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit({ upload: rule })) {
    throw tooLarge(rule);
  }
  const files: UploadedBytes[] = [];
  const parts = request.parts({
    limits: {
      files: mostFiles,
      fileSize: mostBytes,
      fields: MAX_OTHER_FIELDS,
      fieldSize: 1024,
      headerPairs: 20,
    },
  });
  for await (const part of parts) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) throw badFiles(`Send each file in a field named ${field}`);
    files.push(await part.toBuffer());
  }
  if (files.length === 0) throw badFiles(countMessage(rule));
  return files;
}

const countMessage = ({ field, mostFiles }: UploadRule) =>
  `${field} must hold 1 to ${mostFiles} files`;

function tooLarge({ field, mostBytes }: UploadRule): ApiProblem {
  const megabytes = Math.floor(mostBytes / (1024 * 1024));
  const message = `Each of the ${field} may have at most ${megabytes} MB: send a smaller copy`;
  return new ApiProblem(413, 'too-large', message);
}

/** Converts an error of the form parser to an error of the contract. */
function problemOf(error: unknown, rule: UploadRule): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rule);
  if (code === 'FST_FILES_LIMIT') return badFiles(countMessage(rule));
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return badFiles(`Send nothing but ${rule.field}`);
  }
  return new ApiProblem(400, 'invalid-form', 'The form cannot be read or ended too early');
}

/** Maximum time for receiving the rest of a refused upload, in milliseconds. */
const DRAIN_MS = 5000;

/**
 * Receives and discards the rest of a refused upload. If the reply were sent earlier, a proxy could
 * close the connection, and the client would not learn why the upload was refused.
 */
export async function drainRequest(request: FastifyRequest, rule: UploadRule): Promise<void> {
  await drainBody(request.raw, { bytes: bodyLimit({ upload: rule }), ms: DRAIN_MS });
}
