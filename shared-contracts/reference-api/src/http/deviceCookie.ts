import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './sessionFacts';

const NAME = 'knownDevice';
/** Longest lifetime that browsers allow for a cookie, in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const SENT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The browser that sent a request. */
export interface Device {
  /**
   * Token from the browser's cookie. It shows at most that somebody has signed up or signed in with
   * this browser before.
   */
  token: string | undefined;
  /** Browser and system, from the user agent. */
  name: string | null;
  /** Stores a token in the browser's cookie, by which a later sign-in recognises the browser. */
  keep: (token: string) => void;
}

/**
 * Reads and writes the cookie by which a sign-in recognises a known browser. The cookie gives no
 * access, and scripts cannot read it. It has no `Path` attribute. So browsers send it only to URLs
 * in the folder of the call that set it, and never with a request for a page.
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
