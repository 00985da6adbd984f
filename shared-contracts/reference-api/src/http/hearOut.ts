import { bodyLimit } from '@marketplace/contracts/api/bodyLimit';
import type { UploadRule } from '@marketplace/contracts/api/defineCall';
import { drainBody } from '@marketplace/contracts/server/drainBody';
import type { FastifyRequest } from 'fastify';

/** Longest a client is listened to whose upload is refused. */
const DRAIN_MS = 5000;

/**
 * Lets a client finish sending an upload that is refused. A reply in the midst of it makes a proxy
 * close the connection, and the client see a broken one in place of the reason.
 */
export async function hearOut(request: FastifyRequest, rule: UploadRule): Promise<void> {
  await drainBody(request.raw, { bytes: bodyLimit({ upload: rule }), ms: DRAIN_MS });
}
