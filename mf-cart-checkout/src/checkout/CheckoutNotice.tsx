import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { cartPath, informationPath, loginVerificationPath } from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { ChangeList } from './ChangeList';
import type { CartChange } from './cartChanges';
import type { CodeDelay } from './guestCode';

/** Reason that no order was placed, as the action returns it. */
export type Refusal =
  | CodeDelay
  | { status: 'changed'; message: string }
  | { status: 'signed-out' | 'unverified' | 'cash-limit' }
  | { status: 'failed' | 'unknown'; isOffline: boolean };

type CheckoutNoticeProps = { refusal: Refusal; changes: CartChange[] };

/** Reason that no order was placed; takes the focus, as the button is far below. */
export function CheckoutNotice({ refusal, changes }: CheckoutNoticeProps) {
  return (
    <div ref={focusNotice} tabIndex={-1}>
      <Notice tone={isWarning(refusal) ? 'warn' : 'bad'} isAnnounced>
        <NoticeText refusal={refusal} changes={changes} />
      </Notice>
    </div>
  );
}

/** True where the shopper knows the way on from here. */
const isWarning = ({ status }: Refusal) =>
  status !== 'signed-out' && status !== 'failed' && status !== 'unknown';

/** Runs on mount: the notice unmounts while an order is placed, so each result gets the focus. */
const focusNotice = (notice: HTMLElement | null) => notice?.focus();

function NoticeText({ refusal, changes }: CheckoutNoticeProps) {
  switch (refusal.status) {
    case 'changed':
      return (
        <Stack $gap={2}>
          <p>
            <strong>
              <Trans>Your cart has changed. Nothing was ordered.</Trans>
            </strong>
          </p>
          {changes.length > 0 ? <ChangeList changes={changes} /> : <p>{refusal.message}</p>}
          <p>
            <Link to={cartPath()}>
              <Trans>Go to your cart</Trans>
            </Link>
          </p>
        </Stack>
      );
    case 'signed-out':
      return <Trans>Please log in again to place your order. What you filled in stays here.</Trans>;
    case 'unverified':
      return (
        <>
          <Trans>Verify your phone first. What you filled in stays here.</Trans>{' '}
          <Link to={loginVerificationPath()}>
            <Trans>Verify your phone</Trans>
          </Link>
        </>
      );
    case 'no-code': {
      const { phone, waitSeconds = 0 } = refusal;
      return (
        <p>
          <Trans>
            No code could be sent to <bdi>{phone}</bdi> yet.
          </Trans>{' '}
          <Plural
            value={Math.max(1, Math.ceil(waitSeconds / 60))}
            one="You can try again in a minute."
            other="You can try again in # minutes."
          />
        </p>
      );
    }
    case 'cash-limit':
      return (
        <Stack $gap={1}>
          <p>
            <strong>
              <Trans>Too many orders to be paid in cash are on the way to this phone.</Trans>
            </strong>
          </p>
          <p>
            <Trans>
              Pay this one online where that is offered, wait until one is delivered, or{' '}
              <Link to={informationPath('contact')} target="_blank">
                call us
              </Link>
              . What you filled in stays here.
            </Trans>
          </p>
        </Stack>
      );
    case 'failed':
      return <Trans>Something went wrong</Trans>;
    case 'unknown':
      return (
        <Stack $gap={1}>
          <p>
            <strong>
              <Trans>Something went wrong</Trans>
            </strong>
          </p>
          <p>
            {refusal.isOffline ? (
              <Trans>
                You are offline. What you filled in stays here; press Place Order when you are back.
              </Trans>
            ) : (
              <Trans>
                The shop did not answer. Press Place Order again: it cannot be ordered twice.
              </Trans>
            )}
          </p>
        </Stack>
      );
  }
}
