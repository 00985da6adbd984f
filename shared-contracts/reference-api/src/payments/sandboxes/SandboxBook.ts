/**
 * Ways in which a sandbox can treat a payment. Each way has a button on the payment's page: the key
 * is the button's value, and the text is its label.
 */
export const BEHAVIOURS = {
  pays: 'Pay',
  refuses: 'Be refused',
  cancels: 'Cancel',
  'stays-pending': 'Leave pending for ever',
  'pays-late': 'Pay after half an hour',
  'answers-twice': 'Pay, and be told twice',
  'answers-before-commit': 'Pay before the shop has noted the payment',
  forged: 'Claim to have paid',
  'other-amount': 'Pay one taka',
  'execute-silent': 'Pay, and get no answer to the next question',
  'returns-without-notifying': 'Pay, and only come back',
  'notifies-without-returning': 'Pay, and close the page',
  'pays-risky': 'Pay, and be rated as a risk',
} as const;
export type Behaviour = keyof typeof BEHAVIOURS;

export const isBehaviour = (text: string): text is Behaviour => Object.hasOwn(BEHAVIOURS, text);

export type SandboxStatus = 'open' | 'agreed' | 'paid' | 'failed' | 'cancelled';

export interface SandboxPayment {
  reference: string;
  invoice: string;
  /** Requested amount: taka with two decimals. */
  amount: string;
  returnUrl: string;
  notifyUrl?: string;
  behaviour?: Behaviour;
  decidedAt?: Date;
  /** Number of times that money was captured. */
  timesTaken: number;
  /** True if the payment or a part of it was refunded. */
  isRefunded: boolean;
  /** Refunds with the shop's ids, if the provider asks for ids, and amounts in taka. */
  refunds: { id?: string; taka: string }[];
}

/** A payment as it is started. */
export type NewPayment = Omit<SandboxPayment, 'timesTaken' | 'isRefunded' | 'refunds'>;

const LATE_MS = 31 * 60_000;
const OTHER_AMOUNT = '1.00';
const UNPAID: Partial<Record<Behaviour, SandboxStatus>> = {
  refuses: 'failed',
  cancels: 'cancelled',
  'stays-pending': 'open',
  forged: 'open',
};

const paisaOf = (taka: string) => Math.round(Number(taka) * 100);

/** The payments of a sandbox. Unlike a real provider, it keeps them only in memory. */
export class SandboxBook {
  readonly #payments = new Map<string, SandboxPayment>();
  readonly #silenced = new Set<string>();

  /** True while the provider refuses refunds. */
  refusesRefunds = false;

  constructor(
    private readonly now: () => Date,
    /** True if the provider captures money only when the shop requests it. */
    private readonly isTakenOnRequest: boolean,
  ) {}

  add(payment: NewPayment): SandboxPayment {
    const kept = { ...payment, timesTaken: 0, isRefunded: false, refunds: [] };
    this.#payments.set(payment.reference, kept);
    return kept;
  }

  find = (reference: string) => this.#payments.get(reference);

  all = () => [...this.#payments.values()];

  /**
   * Records the choice that a tester makes on the payment's page.
   * @returns false if a choice was made before; the earlier choice stays
   */
  decide(payment: SandboxPayment, behaviour: Behaviour): boolean {
    if (payment.behaviour) return false;
    payment.behaviour = behaviour;
    payment.decidedAt = this.now();
    if (!this.isTakenOnRequest && this.statusOf(payment) === 'paid') payment.timesTaken = 1;
    return true;
  }

  /** Moves the time of the decision into the past, so that a late payment counts as paid now. */
  hasten(payment: SandboxPayment): void {
    if (payment.decidedAt) payment.decidedAt = new Date(payment.decidedAt.getTime() - LATE_MS);
  }

  statusOf(payment: SandboxPayment): SandboxStatus {
    const { behaviour, decidedAt } = payment;
    if (!behaviour || !decidedAt) return 'open';
    const unpaid = UNPAID[behaviour];
    if (unpaid) return unpaid;
    if (behaviour === 'pays-late') {
      if (this.now().getTime() < decidedAt.getTime() + LATE_MS) return 'open';
      payment.timesTaken ||= 1;
    }
    return this.isTakenOnRequest && payment.timesTaken === 0 ? 'agreed' : 'paid';
  }

  /** Amount in taka that the sandbox captures for a payment. */
  amountOf = ({ behaviour, amount }: SandboxPayment) =>
    behaviour === 'other-amount' ? OTHER_AMOUNT : amount;

  take(payment: SandboxPayment): void {
    payment.timesTaken += 1;
  }

  /**
   * Refunds a captured payment, in full or in part.
   * @returns false if the payment is not captured, if all refunds together would exceed it, or if
   * refunds are refused
   */
  refund(payment: SandboxPayment, taka: string, id?: string): boolean {
    const sum = payment.refunds.reduce((paisa, made) => paisa + paisaOf(made.taka), paisaOf(taka));
    const isWithin = paisaOf(taka) > 0 && sum <= paisaOf(this.amountOf(payment));
    if (!isWithin || this.statusOf(payment) !== 'paid' || this.refusesRefunds) return false;
    payment.isRefunded = true;
    payment.refunds.push({ id, taka });
    return true;
  }

  /**
   * True once for a payment with the behaviour `execute-silent`: its next request gets no reply.
   */
  isSilent(payment: SandboxPayment): boolean {
    const { behaviour, reference } = payment;
    if (behaviour !== 'execute-silent' || this.#silenced.has(reference)) return false;
    this.#silenced.add(reference);
    return true;
  }
}
