import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { markOverdue } from '../delivery-terms/markOverdue';
import { sendOrderMessages } from '../order-messages/sendOrderMessages';
import { advanceOrder } from '../orders/advanceOrder';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { refundOrder } from '../orders/refundOrder';
import { confirmPayments } from '../payments/confirmPayments';
import { refundDuePayments } from '../payments/refundDuePayments';
import type { Behaviour, SandboxPayment } from '../payments/sandboxes/SandboxBook';
import type { Sandbox } from '../payments/sandboxes/startSandbox';
import type { GatewayMethod } from '../providers/PaymentGateway';
import type { createClock } from './openTestApi';
import { orderBody } from './orderBody';
import { callShop, go, type Reply, readForm, type Sent } from './purchaseCalls';
import type { Death, KillableApi } from './spawnKillableApi';
import type { startProviders } from './startProviders';

/**
 * One action of a shopper, a payment gateway, an operator or the clock. `cart` and `nth` select one
 * of the carts, orders, payments, payment gateway pages or redirects that exist at that time.
 */
export type Act =
  | { do: 'order'; cart: number; tab: number; method: PaymentMethod; times: number }
  | { do: 'change'; cart: number; quantity: number }
  | { do: 'use code'; cart: number }
  | { do: 'start'; nth: number; method: PaymentMethod }
  | { do: 'press'; nth: number; behaviour: Behaviour }
  | { do: 'come back'; nth: number }
  | { do: 'forge'; nth: number }
  | { do: 'be quick'; method: GatewayMethod }
  | { do: 'refuse refunds'; method: GatewayMethod; isRefusing: boolean }
  | { do: 'cancel'; nth: number }
  | { do: 'advance'; nth: number; to: (typeof STEPS)[number] }
  | { do: 'refund'; nth: number }
  | { do: 'offer'; handle: string; isOffered: boolean }
  | { do: 'wait'; seconds: number };

/** Actions that happen at the same time. The API may be killed while they run. */
export interface Moment {
  acts: Act[];
  death: (Death & { isLong: boolean }) | null;
}

/** A cart with one line, and the token of the cart's owner. */
export interface OwnCart {
  uuid: string;
  token: string;
}

interface Attempt {
  cart: OwnCart;
  method: PaymentMethod;
  key: string;
  /** Numbers of the orders that the API has returned for this key, by uuid. */
  orders: Map<string, number>;
}

interface Options {
  api: KillableApi;
  carts: OwnCart[];
  clock: ReturnType<typeof createClock>;
  providers: Awaited<ReturnType<typeof startProviders>>;
}

/**
 * Runs one schedule of actions. Records what shoppers, payment gateways and operators do and see.
 */
export class PurchaseRun {
  /** Attempts to order, by cart and browser tab. */
  readonly attempts = new Map<string, Attempt>();
  /** URLs of the payment gateways' pages to which shoppers were sent. */
  readonly #pages: string[] = [];
  /**
   * Redirects and forms by which the payment gateways' pages lead back to the shop. A later action
   * may follow them.
   */
  readonly #ways: { url: string; form?: URLSearchParams }[] = [];
  /** Number of payments that each payment gateway had before this run. */
  readonly #earlier: Record<GatewayMethod, number>;

  constructor(private readonly options: Options) {
    const { bkash, nagad, card } = options.providers.servers;
    const count = ({ book }: Sandbox) => book.all().length;
    this.#earlier = { bkash: count(bkash), nagad: count(nagad), card: count(card) };
  }

  /**
   * Starts all actions at the same time. If `death` is given, kills the API while they run, or at
   * the latest when they have ended. Then restarts the API, unless `death.isLong` is true.
   * @returns true if the API was killed during these actions
   */
  async live({ acts, death }: Moment): Promise<boolean> {
    const { api } = this.options;
    const wasAlive = !api.isDead();
    if (death) api.dieAt(death);
    await Promise.all(acts.map((act) => this.#act(act)));
    const isKilled = wasAlive && api.isDead();
    if (death) api.kill();
    if (!death?.isLong) api.restart();
    return isKilled;
  }

  /** Uuids of the orders that shoppers know about. */
  orders = () => [...this.#known().keys()];

  #known = () => new Map([...this.attempts.values()].flatMap(({ orders }) => [...orders]));

  /** Payments that were opened at the payment gateways in this run. */
  payments(): SandboxPayment[] {
    const { servers } = this.options.providers;
    return GATEWAYS.flatMap((method) => servers[method].book.all().slice(this.#earlier[method]));
  }

  /** Repeats the order request of every tab, in case it was refused or got no reply. */
  async askAgain(): Promise<void> {
    for (const attempt of this.attempts.values()) await this.#placeOrder(attempt);
  }

  async runJobs(seconds: number): Promise<void> {
    this.options.clock.advance(seconds);
    const { context } = this.options.api;
    for (const run of JOBS) {
      await run(context).catch(() => undefined);
    }
  }

  /** Token of the customer or guest who placed an order. */
  #tokenOf = (orderUuid: string) =>
    [...this.attempts.values()].find(({ orders }) => orders.has(orderUuid))?.cart.token ?? '';

  startPayment(orderUuid: string, method: PaymentMethod): Promise<Reply | undefined> {
    const returnUrl = `/thank-you?order=${orderUuid}`;
    return this.#send(`/payment/${orderUuid}`, {
      token: this.#tokenOf(orderUuid),
      body: { method, returnUrl },
    });
  }

  #send = (path: string, sent: Sent) =>
    callShop(this.options.providers.settings.publicBaseUrl + path, sent);

  async #act(act: Act): Promise<void> {
    const { clock, providers } = this.options;
    switch (act.do) {
      case 'order':
        return this.#order(act);
      case 'start':
        return this.#start(act);
      case 'press':
        return this.#press(act);
      case 'come back': {
        const way = pick(this.#ways, act.nth);
        if (way) await go(way.url, way.form);
        return;
      }
      case 'forge':
        return this.#forge(act.nth);
      case 'be quick':
        return providers.servers[act.method].beQuick();
      case 'refuse refunds':
        providers.servers[act.method].book.refusesRefunds = act.isRefusing;
        return;
      case 'cancel': {
        const uuid = pick(this.orders(), act.nth);
        const token = this.#tokenOf(uuid ?? '');
        if (uuid) await this.#send(`/order/my-order/${uuid}/cancel`, { token, body: {} });
        return;
      }
      case 'change':
      case 'use code':
        return this.#alterCart(act);
      case 'offer':
        await this.options.api.context.db
          .updateTable('products')
          .set({ trackQuantity: act.isOffered })
          .where('handle', '=', act.handle)
          .execute()
          .catch(() => undefined);
        return;
      case 'advance':
      case 'refund':
        return this.#operate(act);
      case 'wait':
        clock.advance(act.seconds);
        return this.runJobs(0);
    }
  }

  /** Each tab uses its own idempotency key, and always the payment method that it chose first. */
  async #order({ cart: nth, tab, method, times }: Extract<Act, { do: 'order' }>): Promise<void> {
    const cart = pick(this.options.carts, nth);
    if (!cart) return;
    const name = `${cart.uuid} ${tab}`;
    const attempt = this.attempts.get(name) ?? {
      cart,
      method,
      key: randomUUID(),
      orders: new Map(),
    };
    this.attempts.set(name, attempt);
    await Promise.all(Array.from({ length: times }, () => this.#placeOrder(attempt)));
  }

  async #placeOrder({ cart, method, key, orders }: Attempt): Promise<void> {
    const reply = await this.#send('/order', {
      token: cart.token,
      headers: { 'idempotency-key': key },
      body: { ...orderBody(cart.uuid), paymentMethod: method },
    });
    if (reply?.status === 200 && reply.body.uuid) {
      orders.set(reply.body.uuid, Number(reply.body.orderNumber));
    }
  }

  async #alterCart(act: Extract<Act, { do: 'change' | 'use code' }>): Promise<void> {
    const { uuid = '', token = '' } = pick(this.options.carts, act.cart) ?? {};
    const query = `cartUuid=${uuid}`;
    if (act.do === 'use code') {
      await this.#send(`/public-cart/promo-code?${query}`, { token, body: { code: PROMO_CODE } });
      return;
    }
    const cart = await this.#send(`/public-cart?${query}`, { method: 'GET', token });
    const line = cart?.body.cartItems?.[0]?.uuid;
    if (!line) return;
    const { quantity } = act;
    const path = `/public-cart/cart-item/${line}?${query}`;
    await this.#send(path, { method: 'PATCH', token, body: { quantity } });
  }

  async #start({ nth, method }: Extract<Act, { do: 'start' }>): Promise<void> {
    const uuid = pick(this.orders(), nth);
    if (!uuid) return;
    const gatewayUrl = (await this.startPayment(uuid, method))?.body.data?.gatewayUrl;
    if (gatewayUrl) this.#pages.push(gatewayUrl);
  }

  /**
   * Presses a button on a payment provider's page. Remembers the redirect or the HTML form in the
   * reply, so that a later action can follow it.
   */
  async #press({ nth, behaviour }: Extract<Act, { do: 'press' }>): Promise<void> {
    const page = pick(this.#pages, nth);
    if (!page) return;
    const answer = await go(page, new URLSearchParams({ behaviour }));
    const url = answer?.headers.get('location');
    if (url) this.#ways.push({ url });
    else this.#ways.push(...readForm((await answer?.text()) ?? ''));
  }

  /** Forges two claims that a payment was made: by a returning browser, and by the card gateway. */
  async #forge(nth: number): Promise<void> {
    const payment = pick(this.payments(), nth);
    if (!payment) return;
    const { returnUrl, reference, invoice, amount } = payment;
    const claim = new URLSearchParams({
      ...{ paymentID: reference, payment_ref_id: reference, tran_id: invoice, val_id: 'V1' },
      ...{ status: 'success', amount, currency: 'BDT', verify_key: 'tran_id', verify_sign: '0' },
    });
    await go(`${returnUrl}?${claim}`);
    await go(`${this.options.providers.settings.publicBaseUrl}/payment-callback/card`, claim);
  }

  async #operate(act: Extract<Act, { do: 'advance' | 'refund' }>): Promise<void> {
    const orderNumber = pick([...this.#known().values()], act.nth);
    const { context } = this.options.api;
    if (orderNumber === undefined) return;
    // Ignores the refusal of an action. If the refused action has left the data inconsistent, later
    // checks fail.
    const refused = () => undefined;
    if (act.do === 'refund') {
      await refundOrder(context, { operator: 'tester', orderNumber }).catch(refused);
      return;
    }
    for (const to of STEPS.slice(0, STEPS.indexOf(act.to) + 1)) {
      await advanceOrder(context, { orderNumber, to }).catch(refused);
    }
  }
}

const JOBS = [
  confirmPayments,
  expireUnpaidOrders,
  refundDuePayments,
  markOverdue,
  sendOrderMessages,
];
/** A promo code that can be used only once and requires no minimum subtotal. */
export const PROMO_CODE = 'EID10';
export const GATEWAYS = ['bkash', 'nagad', 'card'] as const;
const STEPS = ['confirmed', 'shipped', 'delivered'] as const;

const pick = <Thing>(things: readonly Thing[], nth: number): Thing | undefined =>
  things[nth % (things.length || 1)];
