import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './sessionFacts';

const NAME = 'knownDevice';
/** Longest lifetime that browsers allow for a cookie, in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;
const SENT = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** The browser that sent a request. */
export interface Device {
  /**
   * Token from the browser's cookie. It only shows that somebody has signed up or signed in with
   * this browser before. It gives no access.
   */
  token: string | undefined;
  /** Names of the browser and the operating system, from the header `user-agent`. */
  name: string | null;
  /** Stores a token in the browser's cookie, so that a later sign-in recognises the browser. */
  keep: (token: string) => void;
}

/**
 * Reads and writes the cookie with which a sign-in recognises a known browser. The cookie gives no
 * access, and scripts cannot read it. It has no attribute `Path`, so browsers send it only to URLs
 * in the folder of the call that set it. They do not send it with requests for pages.
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
