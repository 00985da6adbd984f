import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { cartHandlers } from './cart/cartHandlers';
import { categoryHandlers } from './catalogue/categoryHandlers';
import { productHandlers } from './catalogue/productHandlers';
import { searchHandlers } from './catalogue/searchHandlers';
import { blogHandlers } from './content/blogHandlers';
import { capabilityHandlers } from './content/capabilityHandlers';
import { menuHandlers } from './content/menuHandlers';
import { sliderHandlers } from './content/sliderHandlers';
import { addressHandlers } from './customers/addressHandlers';
import { authHandlers } from './customers/authHandlers';
import { wishlistHandlers } from './customers/wishlistHandlers';
import type { Database } from './database/schema';
import { faults } from './dev-tools/faults';
import { guardRequests } from './http/guardRequests';
import type { Handlers } from './http/Handlers';
import { handleErrors, problemOf, sendProblem } from './http/handleErrors';
import { health } from './http/health';
import { openApi } from './http/openApi';
import { readJsonOnly } from './http/readJsonOnly';
import { registerCalls } from './http/registerCalls';
import { serveMedia } from './http/serveMedia';
import { orderHandlers } from './orders/orderHandlers';
import { paymentHandlers } from './orders/paymentHandlers';

interface ApiOptions {
  db: Database;
  mediaDir: string;
  /** What picture URLs start with, without a trailing slash. */
  mediaBaseUrl: string;
  /** Whether `/dev/...` is there. */
  hasDevTools: boolean;
  log?: Logger;
}

const handlers: Handlers = {
  ...addressHandlers,
  ...authHandlers,
  ...blogHandlers,
  ...capabilityHandlers,
  ...cartHandlers,
  ...categoryHandlers,
  ...menuHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...productHandlers,
  ...searchHandlers,
  ...sliderHandlers,
  ...wishlistHandlers,
};

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;

/** The whole API on one Fastify app; it does not listen yet. */
export function createApi(options: ApiOptions): FastifyInstance {
  const { db, mediaDir, mediaBaseUrl } = options;
  const log = options.log ?? pino({ level: 'silent' });
  const app = Fastify({
    // Fastify asks for its own view of the logger; pino's is a superset.
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // The gateway in front appends the visitor's address; what stood before it is hearsay.
    trustProxy: (_address, hop) => hop === 0,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemOf(error)),
  });

  handleErrors(app);
  guardRequests(app);
  readJsonOnly(app);
  if (options.hasDevTools) faults(app);
  health(app, db);
  openApi(app);
  serveMedia(app, mediaDir);
  const mediaUrl = (path: string) => `${mediaBaseUrl}/${path}`;
  registerCalls(app, handlers, { db, mediaUrl, log });
  return app;
}
