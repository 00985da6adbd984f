import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './sessionFacts';

const NAME = 'knownDevice';
/** Maximum lifetime of a cookie in browsers, in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const SENT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The browser of a request. */
export interface Device {
  /** Token as sent; proves only that somebody has signed in there. */
  token: string | undefined;
  /** Browser and system, from the user agent. */
  name: string | null;
  /** Sets the token for the browser's next sign-ins. */
  keep: (token: string) => void;
}

/**
 * Reads and writes the cookie that identifies a returning browser at sign-in. It gives no access
 * and scripts cannot read it. It has no `Path`, so browsers send it to calls beside the one that
 * set it, and to no page.
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
