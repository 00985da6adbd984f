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
import { tryPasskeys } from './scenarios/passkeys';
import { readRemaining } from './scenarios/readRemaining';
import {
  type Credentials,
  endSecondSession,
  refuseWithoutToken,
  signInAs,
} from './scenarios/session';
import { askForStock } from './scenarios/stockAlert';
import { sendRequest } from './sendRequest';

export interface ConformanceOptions {
  /** URL before the contract's paths, for example `https://shop.example/api`. */
  host: string;
  /** Account of a customer; without it, endpoints that need a customer are not checked. */
  customer?: Credentials;
  /** Account of another customer, who must not read or change the first customer's objects. */
  otherCustomer?: Credentials;
  /**
   * A promo code that the host accepts. Without it, the run does not check that the host accepts a
   * code.
   */
  promoCode?: string;
  /** Sends no request that changes data, except sign-in and sign-out. */
  isReadOnly?: boolean;
  /** Id of the only endpoint whose findings the report contains. */
  only?: string;
  /** Waits before a retry; by default in real time. */
  pause?: (seconds: number) => Promise<void>;
  /**
   * Runs before the first request to each endpoint and before each pause, to show progress. A run
   * takes minutes, because it waits when a host replies 429 with `Retry-After`.
   */
  onProgress?: (progress: Progress) => void;
}

const MAILBOX = 'conformance@example.com';

/**
 * Sends valid and invalid requests to every endpoint of a host, and reports each difference from
 * the contract.
 * @throws HostUnreachable if a request gets no reply, except the requests of `checkRefusals`
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
  await readRemaining(tester);
  await tester.call(subscribe, { body: { email: MAILBOX } });
  const message = { name: 'Conformance check', emailOrPhone: MAILBOX, message: 'A check.' };
  await tester.call(sendSupportMessage, { body: message });
  await tester.call(recordMeasurements, { body: { events: [], vitals: [] } });
  if (!options.isReadOnly) {
    await openAccount(tester);
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
  // Requests a cart that does not exist, so that even a read-only run can check this endpoint.
  await tester.call(getPublicCart, { query: { cartUuid: randomUUID() } });
  const cartUuid = offer && (await fillCart(tester, offer, promoCode));
  if (otherCustomer) tester.otherToken = await signInAs(tester, otherCustomer);
  const token = customer && (await signInAs(tester, customer));
  if (token) {
    await readOwn(tester, token);
    await endSecondSession(tester, customer, token);
    await tryPasskeys(tester, customer, token);
    await saveAddresses(tester, token);
    await claimUnknownCart(tester, token);
    if (offer) await changeWishlist(tester, token, offer.product);
    if (cartUuid) await order(tester, token, cartUuid);
    if (offer) await communityScenario(tester, token, offer.product);
    await readRemaining(tester, token);
    await tester.call(logout, {}, { token });
  }
  // Follows the customer's scenario, whose requests are first sent with another customer's token.
  if (!options.isReadOnly) await orderAsGuest(tester, offer);
  if (tester.otherToken) await tester.call(logout, {}, { token: tester.otherToken });
}

/**
 * Reads the ids of the extensions that the host announces. Always includes `getCapabilities`, so
 * that the run checks this endpoint in any case.
 */
async function readExtensions(host: string): Promise<ReadonlySet<string>> {
  const answer = await sendRequest(host, getCapabilities, {});
  const said = getCapabilities.reply.safeParse(answer.body);
  return new Set([getCapabilities.id, ...(said.data?.extensions ?? [])]);
}

function reasonFor(call: Call, options: ConformanceOptions, isOffered: boolean): string {
  if (!isOffered) return 'an extension this host does not announce';
  if (options.isReadOnly && call.method !== 'GET')
    return 'skipped in a read-only run, because it changes data';
  const isCustomers = call.access === 'customer' && !options.customer;
  return isCustomers
    ? 'needs --account and --password'
    : 'the objects that it needs could not be found or created';
}
