import { JSON_BODY_LIMIT } from '@marketplace/contracts/api/bodyLimit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { cartHandlers } from './cart/cartHandlers';
import { categoryHandlers } from './catalogue/categoryHandlers';
import { featuredHandlers } from './catalogue/featuredHandlers';
import { nameHandlers } from './catalogue/nameHandlers';
import { productHandlers } from './catalogue/productHandlers';
import { searchHandlers } from './catalogue/searchHandlers';
import { shopHandlers } from './catalogue/shopHandlers';
import { complaintHandlers } from './complaints/complaintHandlers';
import { blogHandlers } from './content/blogHandlers';
import { capabilityHandlers } from './content/capabilityHandlers';
import { commentHandlers } from './content/commentHandlers';
import { menuHandlers } from './content/menuHandlers';
import { newsletterHandlers } from './content/newsletterHandlers';
import { sliderHandlers } from './content/sliderHandlers';
import { supportHandlers } from './content/supportHandlers';
import { addressHandlers } from './customers/addressHandlers';
import { authHandlers } from './customers/authHandlers';
import { passwordHandlers } from './customers/passwordHandlers';
import { profileHandlers } from './customers/profileHandlers';
import { signUpHandlers } from './customers/signUpHandlers';
import { wishlistHandlers } from './customers/wishlistHandlers';
import type { Database } from './database/schema';
import { advances } from './dev-tools/advances';
import { faults } from './dev-tools/faults';
import { outbox } from './dev-tools/outbox';
import { docs } from './docs/docs';
import { createExampleSource } from './docs/examples/createExampleSource';
import { keepHouse } from './housekeeping/keepHouse';
import { guardRequests } from './http/guardRequests';
import type { ApiContext, Handlers } from './http/Handlers';
import { handleErrors, problemOf, sendProblem } from './http/handleErrors';
import { health } from './http/health';
import { limitSendingTime, SENDING_LIMIT_MS } from './http/limitSendingTime';
import { readJsonOnly } from './http/readJsonOnly';
import { registerCalls } from './http/registerCalls';
import { serveMedia } from './http/serveMedia';
import { locationHandlers } from './locations/locationHandlers';
import { createDispatcher } from './messages/createDispatcher';
import type { Messengers } from './messages/Messenger';
import { outboxMessenger } from './messages/outboxMessenger';
import { orderHandlers } from './orders/orderHandlers';
import { createPayments } from './payments/createPayments';
import type { PaymentSettings } from './payments/PaymentSettings';
import { paymentHandlers } from './payments/paymentHandlers';
import { receiveCallbacks } from './payments/receiveCallbacks';
import { serveSandbox } from './payments/sandbox/serveSandbox';
import { reviewHandlers } from './reviews/reviewHandlers';
import { uploadHandlers } from './uploads/uploadHandlers';

interface ApiOptions {
  db: Database;
  mediaDir: string;
  /** What picture URLs start with, without a trailing slash. */
  mediaBaseUrl: string;
  /** Whether `/dev/...` is there. */
  hasDevTools: boolean;
  /** The present moment; the machine's clock where left out. */
  now?: () => Date;
  /** Whether chores are done now and then: orders given up, codes and carts forgotten. */
  isKeepingHouse?: boolean;
  /** What sends texts and mails; what has no adapter goes to the outbox. */
  messengers?: Messengers;
  /** Only cash on delivery where left out. */
  payments?: PaymentSettings;
  log?: Logger;
}

const handlers: Handlers = {
  ...addressHandlers,
  ...authHandlers,
  ...blogHandlers,
  ...capabilityHandlers,
  ...cartHandlers,
  ...categoryHandlers,
  ...commentHandlers,
  ...complaintHandlers,
  ...featuredHandlers,
  ...locationHandlers,
  ...menuHandlers,
  ...nameHandlers,
  ...newsletterHandlers,
  ...orderHandlers,
  ...passwordHandlers,
  ...paymentHandlers,
  ...productHandlers,
  ...profileHandlers,
  ...searchHandlers,
  ...signUpHandlers,
  ...reviewHandlers,
  ...shopHandlers,
  ...sliderHandlers,
  ...supportHandlers,
  ...uploadHandlers,
  ...wishlistHandlers,
};

const CASH_ONLY: PaymentSettings = { hasSandbox: false, publicBaseUrl: '/api' };

/** The whole API on one Fastify app; it does not listen yet. */
export function createApi(options: ApiOptions): FastifyInstance {
  const { db, mediaDir, mediaBaseUrl } = options;
  const log = options.log ?? pino({ level: 'silent' });
  const app = Fastify({
    // Fastify asks for its own view of the logger; pino's is a superset.
    loggerInstance: log as FastifyBaseLogger,
    bodyLimit: JSON_BODY_LIMIT,
    requestTimeout: SENDING_LIMIT_MS,
    forceCloseConnections: 'idle',
    // The gateway in front appends the visitor's address; what stood before it is hearsay.
    trustProxy: (_address, hop) => hop === 0,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemOf(error)),
  });

  handleErrors(app);
  guardRequests(app);
  limitSendingTime(app);
  readJsonOnly(app);
  if (options.hasDevTools) faults(app);
  health(app, db);
  serveMedia(app, mediaDir);
  const mediaUrl = (path: string) => `${mediaBaseUrl}/${path}`;
  const now = options.now ?? (() => new Date());
  const messenger = createDispatcher({
    messengers: options.messengers ?? {},
    outbox: outboxMessenger({ db, now }),
    isRecorded: options.hasDevTools,
    log,
  });
  app.addHook('onClose', messenger.settled);
  const payments = createPayments({ db, now }, options.payments ?? CASH_ONLY);
  const context: ApiContext = { db, now, mediaDir, mediaUrl, messenger, payments, log };
  if (options.hasDevTools) {
    outbox(app, context);
    advances(app, context);
  }
  docs(app, createExampleSource({ handlers, context, isDemo: options.hasDevTools }));
  registerCalls(app, handlers, context);
  receiveCallbacks(app, context);
  serveSandbox(app, context);
  if (options.isKeepingHouse) {
    const stop = keepHouse(context);
    app.addHook('onClose', stop);
  }
  return app;
}
