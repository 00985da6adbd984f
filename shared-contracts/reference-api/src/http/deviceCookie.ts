import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './sessionFacts';

const NAME = 'knownDevice';
/** Longest lifetime that browsers allow for a cookie, in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const SENT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The browser that sent a request. */
export interface Device {
  /**
   * Token of the browser's cookie. It proves only that somebody has signed in with this browser.
   */
  token: string | undefined;
  /** Browser and system, from the user agent. */
  name: string | null;
  /** Sets the cookie that identifies the browser at its next sign-in. */
  keep: (token: string) => void;
}

/**
 * Reads and writes the cookie that identifies a known browser at sign-in. The cookie gives no
 * access, and scripts cannot read it. Without a `Path` attribute, browsers send it only to calls in
 * the same folder as the call that set it, and to no page.
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
