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
  isRefunded: boolean;
}

const LATE_MS = 31 * 60_000;
const OTHER_AMOUNT = '1.00';
const UNPAID: Partial<Record<Behaviour, SandboxStatus>> = {
  refuses: 'failed',
  cancels: 'cancelled',
  'stays-pending': 'open',
  forged: 'open',
};

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

  add(payment: Omit<SandboxPayment, 'timesTaken' | 'isRefunded'>): SandboxPayment {
    const kept = { ...payment, timesTaken: 0, isRefunded: false };
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

  /** True if an amount in taka is that of a payment or a part of it. */
  isWithin = (payment: SandboxPayment, taka: string | null) =>
    Number(taka) > 0 && Number(taka) <= Number(this.amountOf(payment));

  take(payment: SandboxPayment): void {
    payment.timesTaken += 1;
  }

  /**
   * Refunds a captured payment, in full or in part.
   * @returns false if the payment is not captured or already refunded, or if refunds are refused
   */
  refund(payment: SandboxPayment): boolean {
    const canBe = this.statusOf(payment) === 'paid' && !payment.isRefunded;
    if (!canBe || this.refusesRefunds) return false;
    payment.isRefunded = true;
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
