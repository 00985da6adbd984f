import { JSON_BODY_LIMIT } from '@marketplace/contracts/api/bodyLimit';
import {
  answeredByRefuseUnreadable,
  refuseUnreadable,
} from '@marketplace/contracts/server/refuseUnreadable';
import { pathOfTarget } from '@marketplace/contracts/server/requestTarget';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { cartHandlers } from '../cart/cartHandlers';
import { claimHandlers } from '../cart/claimCart';
import { promoHandlers } from '../cart/promoHandlers';
import { wishlistHandlers } from '../cart/wishlistHandlers';
import { categoryHandlers } from '../catalogue/categoryHandlers';
import { facetCountHandlers } from '../catalogue/facetCountHandlers';
import { facetHandlers } from '../catalogue/facetHandlers';
import { featuredHandlers } from '../catalogue/featuredHandlers';
import { otherSellerHandlers } from '../catalogue/otherSellers';
import { productHandlers } from '../catalogue/productHandlers';
import { searchHandlers } from '../catalogue/searchHandlers';
import { shopHandlers } from '../catalogue/shopHandlers';
import { complaintHandlers } from '../complaints/complaintHandlers';
import { blogHandlers } from '../content/blogHandlers';
import { commentHandlers } from '../content/commentHandlers';
import { newsletterHandlers, supportHandlers } from '../content/contactHandlers';
import { informationHandlers } from '../content/informationHandlers';
import { menuHandlers, sliderHandlers } from '../content/menuHandlers';
import { addressHandlers } from '../customers/addressHandlers';
import { authHandlers } from '../customers/authHandlers';
import { guestHandlers } from '../customers/guestHandlers';
import { locationHandlers } from '../customers/locations';
import { passkeyHandlers } from '../customers/passkeyHandlers';
import { passwordHandlers } from '../customers/passwordHandlers';
import { phoneHandlers } from '../customers/phoneHandlers';
import { preferenceHandlers } from '../customers/preferenceHandlers';
import { profileHandlers } from '../customers/profileHandlers';
import { registerEmailPage } from '../customers/registerEmailPage';
import { sessionHandlers } from '../customers/sessionHandlers';
import { signUpHandlers } from '../customers/signUpHandlers';
import type { DatabaseClock } from '../database/databaseClock';
import { registerDocs } from '../docs/docs';
import { type ApiMetrics, serveApiMetrics, timeRequests } from '../http/apiMetrics';
import {
  guardRequests,
  HEADERS,
  limitRequestTime,
  REQUEST_LIMIT_MS,
  readJsonOnly,
} from '../http/guardRequests';
import type { Handlers } from '../http/Handlers';
import { handleErrors, problemOf, sendProblem } from '../http/handleErrors';
import { registerHealth } from '../http/health';
import { serveBanglaFace } from '../http/linkPage';
import { registerCalls } from '../http/registerCalls';
import { serveMedia } from '../http/serveMedia';
import { runTestSessions } from '../http/testSession';
import { traceRequests } from '../http/traceRequests';
import { measurementHandlers } from '../measurements/measurementHandlers';
import { registerMessagesPage } from '../order-messages/registerMessagesPage';
import { orderHandlers } from '../orders/orderHandlers';
import { refundAccountHandlers } from '../payments/refundAccountHandlers';
import { registerPaymentCallbacks } from '../payments/registerPaymentCallbacks';
import { registerPaymentReturns } from '../payments/registerPaymentReturns';
import { registerSandboxPages } from '../payments/registerSandboxPages';
import { accountHandlers } from '../personal-data/accountHandlers';
import { registerDataDownload } from '../personal-data/registerDataDownload';
import { reviewHandlers } from '../reviews/reviewHandlers';
import { registerStopPage } from '../stock-alerts/registerStopPage';
import { stockAlertHandlers } from '../stock-alerts/stockAlertHandlers';
import { uploadHandlers } from '../uploads/uploadHandlers';
import { capabilityHandlers } from './capabilityHandlers';
import { type ContextOptions, createContext } from './createContext';
import { registerAdvance, registerOutbox, registerPublish, registerTokens } from './devTools';
import { registerFaults } from './faults';
import { registerOperatorCalls } from './operatorCalls';
import { registerPaymentTools } from './paymentTools';
import { registerPrivateTools } from './registerPrivateTools';
import { startScheduledJobs } from './scheduledJobs';

interface ApiOptions extends ContextOptions {
  /**
   * If true, runs the scheduled jobs, such as expiry of unpaid orders, retries of refunds, and
   * deletion of old codes and carts.
   */
  hasScheduledJobs?: boolean;
  /** Token with which programs act as an operator; without a token, they cannot. */
  operatorToken?: string;
  /** Metrics to count in and to serve to this machine; by default none. */
  metrics?: ApiMetrics;
}

const handlers: Handlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...authHandlers,
  ...blogHandlers,
  ...capabilityHandlers,
  ...cartHandlers,
  ...claimHandlers,
  ...promoHandlers,
  ...categoryHandlers,
  ...commentHandlers,
  ...complaintHandlers,
  ...featuredHandlers,
  ...guestHandlers,
  ...informationHandlers,
  ...locationHandlers,
  ...measurementHandlers,
  ...menuHandlers,
  ...facetCountHandlers,
  ...facetHandlers,
  ...newsletterHandlers,
  ...orderHandlers,
  ...otherSellerHandlers,
  ...passkeyHandlers,
  ...passwordHandlers,
  ...phoneHandlers,
  ...productHandlers,
  ...preferenceHandlers,
  ...profileHandlers,
  ...refundAccountHandlers,
  ...searchHandlers,
  ...signUpHandlers,
  ...reviewHandlers,
  ...sessionHandlers,
  ...shopHandlers,
  ...sliderHandlers,
  ...stockAlertHandlers,
  ...supportHandlers,
  ...uploadHandlers,
  ...wishlistHandlers,
};

const CLOCK_INTERVAL_MS = 30_000;

/**
 * Reads the database's time before the first request, and again every half minute, because the
 * clock of this process stands still while its machine is suspended.
 */
function followDatabaseClock(app: FastifyInstance, { read }: DatabaseClock): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await read();
    // A failed reading needs no report: the queries of requests fail too, and are logged.
    timer = setInterval(() => void read().catch(() => undefined), CLOCK_INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Builds the whole API as one Fastify app that does not listen yet. */
export function createApi(options: ApiOptions): FastifyInstance {
  const { db, mediaDir, metrics } = options;
  const { context, clock, realNow } = createContext(options);
  const { log } = context;
  const app = Fastify({
    // The cast is safe: pino's logger extends the logger type that Fastify expects.
    loggerInstance: log as FastifyBaseLogger,
    // `traceRequests` writes one log entry per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    bodyLimit: JSON_BODY_LIMIT,
    requestTimeout: REQUEST_LIMIT_MS,
    forceCloseConnections: 'idle',
    // Trusts only the last entry of `X-Forwarded-For`, because the shop's gateway appends it.
    // Clients can forge the entries before it.
    trustProxy: (_address, hop) => hop === 0,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    // Reduces a full URL to its path. `guardRequests` refuses the URLs of other hosts.
    rewriteUrl: ({ url, headers }) => pathOfTarget(url, headers.host) ?? '/',
    clientErrorHandler: answeredByRefuseUnreadable,
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemOf(error)),
  });

  refuseUnreadable(app.server, HEADERS);
  traceRequests(app);
  if (metrics) timeRequests(app, metrics);
  handleErrors(app);
  guardRequests(app);
  limitRequestTime(app);
  readJsonOnly(app);
  registerHealth(app, db);
  serveMedia(app, mediaDir);
  if (options.qaKey) runTestSessions(app, options.qaKey, realNow);
  if (!options.now) followDatabaseClock(app, clock);
  app.addHook('onClose', context.messenger.settled);
  if (metrics) registerPrivateTools(app, (tools) => serveApiMetrics(tools, metrics));
  if (options.hasDevTools) {
    registerPrivateTools(app, (tools) => {
      registerFaults(app, tools);
      registerOutbox(tools, context);
      registerAdvance(tools, context);
      registerPublish(tools, context);
      registerTokens(tools, context);
      registerPaymentTools(app, tools, context);
    });
  }
  registerDocs(app);
  registerCalls(app, handlers, context);
  registerOperatorCalls(app, context, options.operatorToken);
  registerPaymentCallbacks(app, context);
  registerPaymentReturns(app, context);
  registerSandboxPages(app, context);
  registerStopPage(app, context);
  registerEmailPage(app, context);
  registerDataDownload(app, context);
  registerMessagesPage(app, context);
  serveBanglaFace(app);
  if (options.hasScheduledJobs) {
    const stop = startScheduledJobs(context, clock.read, metrics);
    app.addHook('onClose', stop);
  }
  return app;
}
