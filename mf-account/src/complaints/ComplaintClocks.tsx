import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintOutcome, OrderComplaint } from '@marketplace/contracts/api/complaints';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { informationPath, refundAccountsPath } from '@marketplace/contracts/routes';

type Clocked = Pick<
  OrderComplaint,
  'status' | 'takeUpBy' | 'takenUpAt' | 'isTakeUpLate' | 'outcome'
>;

interface ComplaintClocksProps {
  complaint: Clocked;
  /** Uuid of the order that the complaint is about. */
  orderUuid: string;
}

/**
 * Shows the deadline of the first answer, the start of the review, or the outcome. Renders nothing
 * if the API sends none of them.
 */
export function ComplaintClocks({ complaint, orderUuid }: ComplaintClocksProps) {
  const { i18n } = useLingui();
  const { status, takeUpBy, takenUpAt, isTakeUpLate, outcome } = complaint;
  if (outcome) return <Outcome outcome={outcome} orderUuid={orderUuid} />;
  if (status === 'open' && takeUpBy && !takenUpAt) {
    const day = formatDate(takeUpBy, i18n);
    return (
      <p>
        {isTakeUpLate ? (
          <Trans>
            You should have an answer since <time dateTime={takeUpBy}>{day}</time>. This is late.{' '}
            <Link to={informationPath('contact')}>Ask us</Link>.
          </Trans>
        ) : (
          <Trans>
            You get an answer by <time dateTime={takeUpBy}>{day}</time>.
          </Trans>
        )}
      </p>
    );
  }
  if (status !== 'in-review' || !takenUpAt) return null;
  const day = formatDate(takenUpAt, i18n);
  return (
    <p>
      <Trans>
        We have looked into it since <time dateTime={takenUpAt}>{day}</time>.
      </Trans>
    </p>
  );
}

interface OutcomeProps {
  outcome: ComplaintOutcome;
  /** Uuid of the order that the complaint is about. */
  orderUuid: string;
}

/** Says what an outcome grants, and by which day money is paid back. Nothing for a refusal. */
export function Outcome({ outcome, orderUuid }: OutcomeProps) {
  const { i18n } = useLingui();
  const { kind, quantity, amount, dueBy, refundedAt, isLate, needsAccount } = outcome;
  if (kind === 'refusal') return null;
  if (kind === 'replacement') {
    return (
      <p>
        <Plural value={quantity} one="# piece is sent again." other="# pieces are sent again." />
      </p>
    );
  }
  if (amount === null || dueBy === null) return null;
  const money = formatTaka(amount, i18n.locale);
  const day = formatDate(refundedAt ?? dueBy, i18n);
  return (
    <p>
      {refundedAt ? (
        <Trans>
          {money} was paid back on <time dateTime={refundedAt}>{day}</time>.
        </Trans>
      ) : isLate && needsAccount ? (
        <Owed amount={money} />
      ) : (
        <Trans>
          {money} is paid back by <time dateTime={dueBy}>{day}</time>.
        </Trans>
      )}
      <OutcomeAccount outcome={outcome} orderUuid={orderUuid} />
      {isLate && (
        <>
          {' '}
          <Trans>
            This is late. <Link to={informationPath('contact')}>Ask us</Link>.
          </Trans>
        </>
      )}
    </p>
  );
}

/** Says what is owed after the promised day, if the customer has not named an account. */
const Owed = ({ amount }: { amount: string }) => <Trans>We owe you {amount}.</Trans>;

/** Says to which account a refund goes, or asks for one. Renders nothing if it goes the usual way. */
function OutcomeAccount({ outcome, orderUuid }: OutcomeProps) {
  const { i18n } = useLingui();
  const { needsAccount, failedAt, refundUuid, refundedAt } = outcome;
  const destination = outcome.destination && localDigits(outcome.destination, i18n.locale);
  const amount = formatTaka(outcome.amount ?? 0, i18n.locale);
  if (destination) {
    return (
      <>
        {' '}
        {refundedAt ? (
          <Trans>It went to {destination}.</Trans>
        ) : (
          <Trans>It goes to {destination}.</Trans>
        )}
      </>
    );
  }
  if (!needsAccount) return null;
  return (
    <>
      {' '}
      {failedAt && (
        <>
          <Trans>We tried to pay {amount} back, and it failed.</Trans>{' '}
        </>
      )}
      <Trans>
        Please{' '}
        <Link to={refundAccountsPath({ order: orderUuid, refund: refundUuid ?? undefined })}>
          name the account
        </Link>{' '}
        to which we pay it.
      </Trans>
    </>
  );
}
