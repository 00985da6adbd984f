import { Trans } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import type { Division, Upazila } from '@marketplace/contracts/api/locations';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { useFieldProblems } from '@marketplace/contracts/forms/useFieldProblems';
import { KeepInput, Region } from '@marketplace/contracts/rendering';
import { Form, Link, useSubmit } from '@marketplace/contracts/router';
import { informationPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useIsHydrated } from '@marketplace/contracts/useIsHydrated';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { PurchaseLayout } from '../page-parts/PurchaseLayout';
import { type CartSums, sumCart } from '../page-parts/sumCart';
import { AddressStep } from './AddressStep';
import type { Refusal } from './CheckoutNotice';
import { CheckoutSummary } from './CheckoutSummary';
import { loadCheckoutNotice, loadSinceAdded } from './checkoutCode';
import {
  CODE_FIELD,
  CODE_PHONE_FIELD,
  type DraftFields,
  GUEST,
  GUEST_FIELD,
  saveDraft,
} from './checkoutDraft';
import type { PostedForm } from './completeOrderForm';
import { ExpectedDay } from './ExpectedDay';
import { CodeStep, GuestWelcome } from './GuestSteps';
import type { CodeRequest } from './guestCode';
import { NotDelivered, undeliveredItems } from './NotDelivered';
import { NoteStep } from './NoteStep';
import { PaymentStep } from './PaymentStep';
import { chargesOf, QUOTED_CHARGES_FIELD } from './quotedCharges';
import { hasChangedSinceAdded, linesOf, QUOTED_LINES_FIELD, type QuotedLine } from './quotedLines';
import { SumsStatus } from './SumsStatus';
import { useCheckoutDraft } from './useCheckoutDraft';
import { useDistrict } from './useDistrict';

/** Result of the action if the action does not redirect. */
export type CheckoutResult = (
  | { status: 'invalid'; problems: FieldProblems }
  | CodeRequest
  | Refusal
) & {
  /** Content of a form that was posted without JavaScript or before hydration. */
  posted?: PostedForm;
};

type CheckoutFormProps = {
  cart: Cart;
  addresses: Address[];
  /**
   * The upazilas that the shopper can choose for a saved address whose upazila is no longer listed.
   * The keys are the uuids of such addresses.
   */
  staleUpazilas: Readonly<Record<string, Upazila[]>>;
  customer: { uuid: string; fullName: string; phone: string } | null;
  divisions: Division[] | undefined;
  /** True if nobody is signed in. */
  isGuest: boolean;
  methods: PaymentMethod[];
  result: CheckoutResult | undefined;
  isPlacing: boolean;
};

/** Shows the whole checkout on one page. The fields keep their values after every submission. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { cart, customer, divisions, isGuest, methods, result, isPlacing } = props;
  const isAlive = useIsHydrated();
  const { owner, posted, draft, draftKey, markFilled } = useCheckoutDraft(
    isGuest ? GUEST : customer?.uuid,
    result?.posted,
    isAlive,
  );
  const [seen, setSeen] = useState(() => posted?.seen ?? linesOf(cart));
  const { formRef, problems, markCorrected } = useFieldProblems(
    result?.status === 'invalid' ? result.problems : undefined,
  );

  const codeRequest = useCodeRequest(result, draft);
  useEffect(() => {
    // Saves the draft, because a guest may leave the page to read the code. Because of the draft,
    // the page shows the code's field again later.
    if (codeRequest && owner && formRef.current) saveDraft(owner, formRef.current);
  }, [codeRequest, owner, formRef]);
  const { district, hasChanged, readDistrict } = useDistrict(props.addresses, draft, draftKey);
  // Without JavaScript the sums cannot follow the chosen district, so the page shows the highest
  // possible sums.
  const sums = sumCart(cart, isAlive ? district : '');
  const undelivered = undeliveredItems(cart, district);

  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    markCorrected(event);
    markFilled();
    const form = event.currentTarget;
    // Reads the form only after React has rendered it, because a change of the division clears the
    // district.
    queueMicrotask(() => {
      readDistrict(form);
      if (owner) saveDraft(owner, form);
    });
  };
  const submit = useSubmit();
  // A ref instead of state, because a second tap can come before React renders the pending state.
  // After a fast reply, React may never render it.
  const isUnderWay = useRef(false);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPlacing || isUnderWay.current) return;
    isUnderWay.current = true;
    setSeen(linesOf(cart));
    // Reads the district again, because autofill may have changed it without an event. If the API
    // refuses the order, the page must show the sums for that district.
    readDistrict(event.currentTarget);
    // The cast is safe: the native event of a submission is a `SubmitEvent`.
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
    try {
      await submit(button ?? event.currentTarget);
    } finally {
      isUnderWay.current = false;
    }
  };
  return (
    <Form ref={formRef} method="post" noValidate onSubmit={handleSubmit} onChange={handleChange}>
      <KeepInput container={formRef} isHydrated={isAlive} />
      {/* Enter presses a form's first button, which must not be the one that requests a new code. */}
      <button type="submit" hidden />
      {isGuest && <input type="hidden" name={GUEST_FIELD} value="on" />}
      <QuotedFields cart={cart} sums={sums} />
      <SumsStatus sums={sums} hasChanged={hasChanged} />
      <PurchaseLayout
        heading={
          <PageHeading>
            <Trans>Checkout</Trans>
          </PageHeading>
        }
        summary={<CheckoutSummary cart={cart} sums={sums} district={district} />}
        total={sums.total}
        isMost={sums.isMost}
        action={
          <Button type="submit" variant="primary" isLarge isWide isLoading={isPlacing}>
            <Trans>Place Order</Trans>
          </Button>
        }
        note={<Agreement />}
      >
        <Stack>
          {isGuest && <GuestWelcome />}
          <Notices {...props} seen={seen} isPosted={posted !== undefined} />
          <AddressStep
            key={`address ${draftKey}`}
            addresses={props.addresses}
            staleUpazilas={props.staleUpazilas}
            customer={customer}
            divisions={divisions}
            isGuest={isGuest}
            problems={problems}
            draft={draft}
            postedUpazilas={posted?.upazilas}
            isAlive={isAlive}
          />
          {undelivered.length > 0 ? (
            <NotDelivered items={undelivered} />
          ) : (
            <ExpectedDay parcels={cart.cartParcels ?? []} district={district} />
          )}
          <PaymentStep
            key={`payment ${draftKey}`}
            methods={methods}
            chosen={draft?.paymentMethod}
            refundPromise={cart.refundPromise}
          />
          <NoteStep key={`note ${draftKey}`} text={draft?.note} isFolded={isGuest} />
          {isGuest && codeRequest && (
            <CodeStep
              key={`code ${draftKey}`}
              request={codeRequest}
              typed={draft?.[CODE_FIELD]}
              isPlacing={isPlacing}
            />
          )}
        </Stack>
      </PurchaseLayout>
    </Form>
  );
}

/**
 * Hidden fields with the cart items and sums that the form shows. The server compares them with the
 * current cart.
 */
function QuotedFields({ cart, sums }: { cart: Cart; sums: CartSums }) {
  return (
    <>
      <input type="hidden" name="cartUuid" value={cart.uuid ?? ''} />
      <input type="hidden" name={QUOTED_LINES_FIELD} value={JSON.stringify(linesOf(cart))} />
      <input type="hidden" name="expectedSubtotal" value={cart.subtotal} />
      {sums.deliveryCharge !== undefined && (
        <input type="hidden" name="expectedTotal" value={sums.total} />
      )}
      {sums.isMost && <input type="hidden" name={QUOTED_CHARGES_FIELD} value={chargesOf(cart)} />}
    </>
  );
}

type NoticesProps = Pick<CheckoutFormProps, 'cart' | 'methods' | 'result' | 'isPlacing'> & {
  /** Cart items that were shown when Place Order was pressed. */
  seen: readonly QuotedLine[];
  /** True if the page is the reply to a form that the browser posted natively. */
  isPosted: boolean;
};

/** Shows how the cart changed since its items were added, and why nothing was ordered. */
function Notices({ cart, methods, result, isPlacing, seen, isPosted }: NoticesProps) {
  const status = result?.status;
  return (
    <>
      {status !== 'changed' && hasChangedSinceAdded(cart) && (
        <Region when="load" load={loadSinceAdded} props={{ cart }} />
      )}
      {result && result.status !== 'invalid' && result.status !== 'code' && !isPlacing && (
        <Region
          when="load"
          load={loadCheckoutNotice}
          props={{ refusal: result, seen, cart, methods }}
        />
      )}
      {status === 'invalid' && isPosted && (
        <Notice tone="bad" isAnnounced>
          <Trans>Nothing was ordered yet. Please check the fields that are marked.</Trans>
        </Notice>
      )}
    </>
  );
}

/**
 * Names the terms that a shopper accepts with an order. The links open new tabs, so that the
 * checkout stays open.
 */
function Agreement() {
  return (
    <Trans>
      By placing the order you agree to our{' '}
      <Link to={informationPath('terms-and-conditions')} target="_blank">
        terms and conditions
      </Link>{' '}
      and our{' '}
      <Link to={informationPath('privacy-policy')} target="_blank">
        privacy policy
      </Link>
      .
    </Trans>
  );
}

/**
 * Returns the last request for a code, even if later submissions had other results or the page was
 * reloaded.
 */
function useCodeRequest(
  result: CheckoutResult | undefined,
  draft: DraftFields | undefined,
): CodeRequest | undefined {
  const [answered, setAnswered] = useState<CodeRequest>();
  if (result?.status === 'code' && result !== answered) setAnswered(result);
  return useMemo(() => {
    const phone = draft?.[CODE_PHONE_FIELD];
    return answered ?? (phone ? { status: 'code', phone } : undefined);
  }, [answered, draft]);
}
