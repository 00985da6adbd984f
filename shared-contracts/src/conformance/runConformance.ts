import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { apiCalls } from '../contracts/api/apiCalls';
import { logout } from '../contracts/api/auth';
import { getCapabilities } from '../contracts/api/capabilities';
import type { Call } from '../contracts/api/defineCall';
import { recordMeasurements } from '../contracts/api/measurements';
import { subscribe } from '../contracts/api/newsletter';
import { getPublicCart } from '../contracts/api/publicCart';
import { sendSupportMessage } from '../contracts/api/support';
import { createTester, type Tester } from './createTester';
import type { Progress } from './Progress';
import { collectFindings, type Report } from './Report';
import { browse } from './scenarios/browse';
import { communityScenario } from './scenarios/communityScenario';
import { claimUnknownCart, fillCart, findOffer } from './scenarios/fillCart';
import { openAccount } from './scenarios/openAccount';
import { order, readOwn } from './scenarios/order';
import { orderAsGuest } from './scenarios/orderAsGuest';
import { changeWishlist, saveAddresses } from './scenarios/ownership';
import {
  type Credentials,
  endSecondSession,
  refuseWithoutToken,
  signInAs,
} from './scenarios/session';
import { askForStock } from './scenarios/stockAlert';
import { sendRequest } from './sendRequest';

export interface ConformanceOptions {
  /** URL the paths of the contract start from, e.g. `https://shop.example/api`. */
  host: string;
  /** A customer to shop as; without one, what needs a customer is not checked. */
  customer?: Credentials;
  /** Another customer, who must not see what is the first one's. */
  otherCustomer?: Credentials;
  /** A promo code that the host takes; without one, taking a code is not checked. */
  promoCode?: string;
  /** Makes no call that changes anything, but to sign in and out. */
  isReadOnly?: boolean;
  /** Speaks of one call only, by its id. */
  only?: string;
  /** Waits as long as the host asks for; real time where left out. */
  pause?: (seconds: number) => Promise<void>;
  /** Called with each step: a run takes minutes, for the host asks for pauses. */
  onProgress?: (progress: Progress) => void;
}

const MAILBOX = 'conformance@example.com';

/**
 * Makes every call of the contract against a host, good and bad, and tells what differs.
 * @throws HostUnreachable when the host cannot be reached at all
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const host = options.host.replace(/\/+$/, '');
  const { findings, lines } = collectFindings(options.only);
  const extensions = await readExtensions(host);
  const isOffered = ({ id, isExtension }: Call) => !isExtension || extensions.has(id);
  const tester = createTester({
    host,
    findings,
    only: options.only,
    isReadOnly: options.isReadOnly ?? false,
    pause: options.pause ?? ((seconds) => setTimeout(seconds * 1000)),
    onProgress: options.onProgress ?? (() => undefined),
    isOffered,
  });
  await tester.call(getCapabilities, {});
  await browse(tester);
  await tester.call(subscribe, { body: { email: MAILBOX } });
  const message = { name: 'Conformance check', emailOrPhone: MAILBOX, message: 'A check.' };
  await tester.call(sendSupportMessage, { body: message });
  await tester.call(recordMeasurements, { body: { events: [], vitals: [] } });
  if (!options.isReadOnly) {
    await openAccount(tester);
    await orderAsGuest(tester);
  }
  await askForStock(tester, MAILBOX);
  await shop(tester, options);
  await refuseWithoutToken(tester);

  for (const call of Object.values<Call>(apiCalls)) {
    if (tester.checked.has(call.id)) continue;
    const isKnown = [...lines.unchecked, ...lines.differences].some((line) =>
      line.startsWith(`${call.id}:`),
    );
    if (!isKnown) findings.skip(call.id, reasonFor(call, options, isOffered(call)));
  }
  const sorted = (list: Set<string>) => [...list].sort();
  return {
    differences: sorted(lines.differences),
    warnings: sorted(lines.warnings),
    unchecked: sorted(lines.unchecked),
    checkedCalls: [...tester.checked].sort(),
  };
}

async function shop(tester: Tester, options: ConformanceOptions) {
  const { customer, otherCustomer, promoCode } = options;
  const offer = await findOffer(tester);
  // An unknown cart, so that a read-only run has seen a cart, too.
  await tester.call(getPublicCart, { query: { cartUuid: randomUUID() } });
  const cartUuid = offer && (await fillCart(tester, offer, promoCode));
  if (otherCustomer) tester.otherToken = await signInAs(tester, otherCustomer);
  const token = customer && (await signInAs(tester, customer));
  if (token) {
    await readOwn(tester, token);
    await endSecondSession(tester, customer, token);
    await saveAddresses(tester, token);
    await claimUnknownCart(tester, token);
    if (offer) await changeWishlist(tester, token, offer.product);
    if (cartUuid) await order(tester, token, cartUuid);
    if (offer) await communityScenario(tester, token, offer.product);
    await tester.call(logout, {}, { token });
  }
  if (tester.otherToken) await tester.call(logout, {}, { token: tester.otherToken });
}

/** Extensions the host announces; none where it does not say. */
async function readExtensions(host: string): Promise<ReadonlySet<string>> {
  const answer = await sendRequest(host, getCapabilities, {});
  const said = getCapabilities.reply.safeParse(answer.body);
  return new Set([getCapabilities.id, ...(said.data?.extensions ?? [])]);
}

function reasonFor(call: Call, options: ConformanceOptions, isOffered: boolean): string {
  if (!isOffered) return 'an extension this host does not announce';
  if (options.isReadOnly && call.method !== 'GET') return 'left out, for it changes something';
  const isCustomers = call.access === 'customer' && !options.customer;
  return isCustomers ? 'needs --account and --password' : 'what it needs could not be had';
}
