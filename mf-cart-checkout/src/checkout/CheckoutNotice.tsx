import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { Link } from '@marketplace/contracts/router';
import {
  checkoutPath,
  informationPath,
  loginVerificationPath,
} from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { METHOD_NAMES } from '../payment/paymentMethods';
import { ChangeList } from './ChangeList';
import { cartChanges, localLines } from './cartChanges';
import type { CodeDelay } from './guestCode';
import { LogInInstead } from './LogInInstead';
import type { QuotedLine } from './quotedLines';

/** Reason why no order was placed, as the action returns it. */
export type Refusal =
  | CodeDelay
  | { status: 'changed'; message: string }
  | { status: 'signed-out' | 'unverified' | 'cash-limit' | 'unpaid-limit' | 'not-delivered' }
  | { status: 'failed' | 'unknown'; isOffline: boolean };

type CheckoutNoticeProps = {
  refusal: Refusal;
  /** Cart items that were shown when Place Order was pressed. */
  seen: readonly QuotedLine[];
  cart: Cart;
  methods: readonly PaymentMethod[];
};

/**
 * Says why no order was placed. The notice takes the focus, because the pressed button is far
 * below.
 */
export function CheckoutNotice(props: CheckoutNoticeProps) {
  return (
    <div ref={focusNotice} tabIndex={-1}>
      <Notice tone={isWarning(props.refusal) ? 'warn' : 'bad'} isAnnounced>
        <NoticeText {...props} />
      </Notice>
    </div>
  );
}

/** True if the shopper can continue by following the notice. */
const isWarning = ({ status }: Refusal) =>
  status !== 'signed-out' && status !== 'failed' && status !== 'unknown';

/**
 * A ref callback, so it runs at mount. The notice unmounts during each submission, so each result
 * gets the focus.
 */
const focusNotice = (notice: HTMLElement | null) => notice?.focus();

function NoticeText({ refusal, seen, cart, methods }: CheckoutNoticeProps) {
  switch (refusal.status) {
    case 'changed':
      return (
        <ChangeList
          title={<Trans>Your cart has changed. Nothing was ordered.</Trans>}
          changes={cartChanges(seen, cart)}
          message={refusal.message}
        />
      );
    case 'not-delivered':
      return (
        <ChangeList
          title={<Trans>Not everything is delivered to this address. Nothing was ordered.</Trans>}
          changes={localLines(cart)}
        />
      );
    case 'signed-out':
      return <Trans>Please log in again to place your order. What you filled in stays here.</Trans>;
    case 'unverified':
      return (
        <>
          <Trans>Verify your phone first. What you filled in stays here.</Trans>{' '}
          <Link to={loginVerificationPath(checkoutPath())}>
            <Trans>Verify your phone</Trans>
          </Link>
        </>
      );
    case 'no-code': {
      const { phone, waitSeconds, message } = refusal;
      return (
        <Stack $gap={1}>
          <p>
            <Trans>
              No code could be sent to <bdi>{phone}</bdi> yet.
            </Trans>{' '}
            {waitSeconds ? (
              <Plural
                value={Math.ceil(waitSeconds / 60)}
                one="You can try again in a minute."
                other="You can try again in # minutes."
              />
            ) : (
              <span>{message}</span>
            )}
          </p>
          <p>
            <Trans>
              You need not wait: with an account whose phone is verified you order without a code,
              or{' '}
              <Link to={informationPath('contact')} target="_blank">
                call us
              </Link>
              . What you filled in stays here.
            </Trans>
          </p>
          <LogInInstead />
        </Stack>
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
          <OnlineMethods methods={methods} />
          <p>
            <Trans>
              You can wait until one is delivered, or{' '}
              <Link to={informationPath('contact')} target="_blank">
                call us
              </Link>
              . What you filled in stays here.
            </Trans>
          </p>
        </Stack>
      );
    case 'unpaid-limit':
      return (
        <Stack $gap={1}>
          <p>
            <strong>
              <Trans>Too many orders from this phone or network were not paid.</Trans>
            </strong>
          </p>
          {methods.includes('cash-on-delivery') && (
            <p>
              <Trans>You can choose cash on delivery for this one.</Trans>
            </p>
          )}
          <p>
            <Trans>
              You can pay an earlier order, try again in an hour, or{' '}
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

/** Names the payment methods other than cash that the API offers. */
function OnlineMethods({ methods }: { methods: readonly PaymentMethod[] }) {
  const { i18n } = useLingui();
  const names = methods
    .filter((method) => method !== 'cash-on-delivery')
    .map((method) => i18n._(METHOD_NAMES[method]))
    .join(', ');
  return (
    names !== '' && (
      <p>
        <Trans>You can pay this one online: {names}.</Trans>
      </p>
    )
  );
}
