import { Trans } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import type { Division } from '@marketplace/contracts/api/locations';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { useFieldProblems } from '@marketplace/contracts/forms/useFieldProblems';
import { Form } from '@marketplace/contracts/router';
import { Button } from '@marketplace/contracts/ui/Button';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type FormEvent, useState } from 'react';
import { PurchaseLayout } from '../purchase-layout/PurchaseLayout';
import { AddressStep } from './AddressStep';
import { CheckoutNotice, type Refusal } from './CheckoutNotice';
import { CheckoutSummary } from './CheckoutSummary';
import { cartChanges } from './cartChanges';
import { keepDraft } from './checkoutDraft';
import { NoteStep } from './NoteStep';
import { PaymentStep } from './PaymentStep';
import { useDraft } from './useDraft';

/** What the action answers when it does not lead on to the thank-you page. */
export type CheckoutResult = { status: 'invalid'; problems: FieldProblems } | Refusal;

type CheckoutFormProps = {
  cart: Cart;
  /** Taka, with delivery. */
  total: number;
  addresses: Address[];
  customer: { uuid: string; fullName: string; phone: string } | null;
  divisions: Division[] | undefined;
  result: CheckoutResult | undefined;
  isPlacing: boolean;
};

/** The whole checkout on one page; what was typed stays, whatever the answer is or takes it away. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { cart, total, addresses, customer, divisions, result, isPlacing } = props;
  const [orderedCart, setOrderedCart] = useState(cart);
  const { formRef, problems, markMended } = useFieldProblems(
    result?.status === 'invalid' ? result.problems : undefined,
  );

  const draft = useDraft(customer?.uuid);
  // The fields are the browser's own: other first values need other fields.
  const beginning = draft ? 'as it was left' : 'afresh';

  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    markMended(event);
    const form = event.currentTarget;
    // After the render: another division empties the district.
    if (customer) queueMicrotask(() => keepDraft(customer.uuid, form));
  };
  const handleSubmit = (event: FormEvent) => {
    if (isPlacing) event.preventDefault();
    else setOrderedCart(cart);
  };
  return (
    <Form ref={formRef} method="post" noValidate onSubmit={handleSubmit} onChange={handleChange}>
      <input type="hidden" name="cartUuid" value={cart.uuid ?? ''} />
      <input type="hidden" name="expectedSubtotal" value={cart.subtotal} />
      <PurchaseLayout
        heading={
          <PageHeading>
            <Trans>Checkout</Trans>
          </PageHeading>
        }
        summary={<CheckoutSummary cart={cart} total={total} />}
        total={total}
        action={
          <Button type="submit" variant="primary" isLarge isWide isLoading={isPlacing}>
            <Trans>Place Order</Trans>
          </Button>
        }
      >
        <Stack>
          {result && result.status !== 'invalid' && !isPlacing && (
            <CheckoutNotice refusal={result} changes={cartChanges(orderedCart, cart)} />
          )}
          <AddressStep
            key={`address ${beginning}`}
            addresses={addresses}
            customer={customer}
            divisions={divisions}
            problems={problems}
            draft={draft}
          />
          <PaymentStep />
          <NoteStep key={`note ${beginning}`} text={draft?.note} />
        </Stack>
      </PurchaseLayout>
    </Form>
  );
}
