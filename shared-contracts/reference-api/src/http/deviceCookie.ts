import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './sessionFacts';

const NAME = 'knownDevice';
/** The longest that browsers keep a cookie, in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const SENT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The browser a request comes from. */
export interface Device {
  /** As the browser sent it: proves nothing but that somebody signed in there. */
  token: string | undefined;
  /** Browser and system, as the browser names itself. */
  name: string | null;
  /** Makes the browser send this token with its next sign-ins. */
  keep: (token: string) => void;
}

/**
 * Reads and writes the cookie by which a sign-in is known to come from a browser that was here before. It
 * opens nothing, scripts cannot read it, and having no `Path` it goes to no page: only to the calls beside
 * the one that set it.
 */
export const deviceOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Device => ({
  token: SENT.exec(request.headers.cookie ?? '')?.[1],
  name: deviceName(request.headers['user-agent']),
  keep(token) {
    const attributes = `Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Strict`;
    reply.header('set-cookie', `${NAME}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`);
  },
});
