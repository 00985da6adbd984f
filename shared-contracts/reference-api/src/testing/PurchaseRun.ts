import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { advanceOrder } from '../orders/advanceOrder';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { refundOrder } from '../orders/refundOrder';
import { confirmPayments } from '../payments/confirmPayments';
import { refundDuePayments } from '../payments/refundDuePayments';
import type { Behaviour, SandboxPayment } from '../payments/sandboxes/SandboxBook';
import type { Sandbox } from '../payments/sandboxes/startSandbox';
import type { GatewayMethod } from '../providers/PaymentGateway';
import type { Death, MortalApi } from './openMortalApi';
import type { createClock } from './openTestApi';
import { orderBody } from './orderBody';
import type { startProviders } from './startProviders';

/** One act of a shopper, a gateway, an operator or the clock; numbers choose among what there is. */
export type Act =
  | { do: 'order'; cart: number; tab: number; method: PaymentMethod; times: number }
  | { do: 'start'; nth: number; method: PaymentMethod }
  | { do: 'press'; nth: number; behaviour: Behaviour }
  | { do: 'come back'; nth: number }
  | { do: 'forge'; nth: number }
  | { do: 'be quick'; method: GatewayMethod }
  | { do: 'refuse refunds'; method: GatewayMethod; isRefusing: boolean }
  | { do: 'cancel'; nth: number }
  | { do: 'advance'; nth: number; to: (typeof STEPS)[number] }
  | { do: 'refund'; nth: number }
  | { do: 'wait'; seconds: number };

/** Acts at the same time, and perhaps the end of the API in their midst. */
export interface Moment {
  acts: Act[];
  death: (Death & { isLong: boolean }) | null;
}

interface Reply {
  status: number;
  body: { uuid?: string; orderNumber?: string; data?: { gatewayUrl?: string } };
}

interface Attempt {
  cartUuid: string;
  method: PaymentMethod;
  key: string;
  /** Orders that this key was answered with, uuid and number. */
  orders: Map<string, number>;
}

interface Options {
  api: MortalApi;
  token: string;
  carts: string[];
  clock: ReturnType<typeof createClock>;
  providers: Awaited<ReturnType<typeof startProviders>>;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** What shoppers, gateways and operators did in one schedule, and what they were told. */
export class PurchaseRun {
  /** By cart and tab. */
  readonly attempts = new Map<string, Attempt>();
  /** Pages of gateways that a shopper was sent to. */
  readonly #pages: string[] = [];
  /** Ways back to the shop that gateways have shown, as a browser would go them. */
  readonly #ways: { url: string; form?: URLSearchParams }[] = [];
  /** Payments that the gateways knew before. */
  readonly #earlier: Record<GatewayMethod, number>;

  constructor(private readonly options: Options) {
    const { bkash, nagad, card } = options.providers.servers;
    const count = ({ book }: Sandbox) => book.all().length;
    this.#earlier = { bkash: count(bkash), nagad: count(nagad), card: count(card) };
  }

  /** Lets all acts happen at once; @returns true when the API died in the midst of them. */
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

  /** Orders that shoppers know of, in the sequence in which they learned of them. */
  orders = () => [...this.#known().keys()];

  #known = () => new Map([...this.attempts.values()].flatMap(({ orders }) => [...orders]));

  /** The payments that gateways know of. */
  payments(): SandboxPayment[] {
    const { servers } = this.options.providers;
    return GATEWAYS.flatMap((method) => servers[method].book.all().slice(this.#earlier[method]));
  }

  /** Every shopper asks again for what was not answered, or was refused. */
  async askAgain(): Promise<void> {
    for (const attempt of this.attempts.values()) await this.#placeOrder(attempt);
  }

  async runJobs(seconds: number): Promise<void> {
    this.options.clock.advance(seconds);
    const { context } = this.options.api;
    for (const run of [confirmPayments, expireUnpaidOrders, refundDuePayments]) {
      await run(context).catch(() => undefined);
    }
  }

  startPayment(orderUuid: string, method: PaymentMethod): Promise<Reply | undefined> {
    const returnUrl = `/thank-you?order=${orderUuid}`;
    return this.#send(`/payment/${orderUuid}`, { method, returnUrl });
  }

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
        if (uuid) await this.#send(`/order/my-order/${uuid}/cancel`, {});
        return;
      }
      case 'advance':
      case 'refund':
        return this.#operate(act);
      case 'wait':
        clock.advance(act.seconds);
        return this.runJobs(0);
    }
  }

  /** Each tab orders under a key of its own, in the way to pay that was chosen first. */
  async #order({ cart, tab, method, times }: Extract<Act, { do: 'order' }>): Promise<void> {
    const cartUuid = this.options.carts[cart] ?? '';
    const name = `${cartUuid} ${tab}`;
    const attempt = this.attempts.get(name) ?? {
      cartUuid,
      method,
      key: randomUUID(),
      orders: new Map(),
    };
    this.attempts.set(name, attempt);
    await Promise.all(Array.from({ length: times }, () => this.#placeOrder(attempt)));
  }

  async #placeOrder({ cartUuid, method, key, orders }: Attempt): Promise<void> {
    const body = { ...orderBody(cartUuid), paymentMethod: method };
    const reply = await this.#send('/order', body, { 'idempotency-key': key });
    if (reply?.status === 200 && reply.body.uuid) {
      orders.set(reply.body.uuid, Number(reply.body.orderNumber));
    }
  }

  async #start({ nth, method }: Extract<Act, { do: 'start' }>): Promise<void> {
    const uuid = pick(this.orders(), nth);
    if (!uuid) return;
    const gatewayUrl = (await this.startPayment(uuid, method))?.body.data?.gatewayUrl;
    if (gatewayUrl) this.#pages.push(gatewayUrl);
  }

  /** The gateway notifies the shop while it answers, and shows a way back, which may never be gone. */
  async #press({ nth, behaviour }: Extract<Act, { do: 'press' }>): Promise<void> {
    const page = pick(this.#pages, nth);
    if (!page) return;
    const answer = await go(page, new URLSearchParams({ behaviour }));
    const url = answer?.headers.get('location');
    if (url) this.#ways.push({ url });
    else this.#ways.push(...readForm((await answer?.text()) ?? ''));
  }

  /** Somebody claims a payment to be made: as a browser that comes back, and as the card's gateway. */
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
    // A refused act must change nothing; the invariants show if it did.
    const refused = () => undefined;
    if (act.do === 'refund') {
      await refundOrder(context, { orderNumber }).catch(refused);
      return;
    }
    for (const to of STEPS.slice(0, STEPS.indexOf(act.to) + 1)) {
      await advanceOrder(context, { orderNumber, to }).catch(refused);
    }
  }

  async #send(path: string, body: object, headers = {}): Promise<Reply | undefined> {
    const { token, providers } = this.options;
    return fetch(`${providers.settings.publicBaseUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
      .then(async (reply) => ({ status: reply.status, body: await reply.json() }))
      .catch(() => undefined);
  }
}

export const GATEWAYS = ['bkash', 'nagad', 'card'] as const;
const STEPS = ['confirmed', 'shipped', 'delivered'] as const;

const pick = <Thing>(things: readonly Thing[], nth: number): Thing | undefined =>
  things[nth % (things.length || 1)];

/** As a browser: nobody may be there. */
const go = (url: string, form?: URLSearchParams) =>
  fetch(url, {
    ...(form && { method: 'POST', body: form.toString(), headers: FORM }),
    redirect: 'manual',
  }).catch(() => undefined);

/** The form of a page that leads back by one. */
function readForm(html: string) {
  const url = /<form method="post" action="([^"]*)"/.exec(html)?.[1];
  if (!url) return [];
  const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
  return [
    { url, form: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])) },
  ];
}
