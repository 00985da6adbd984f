import { Trans } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { Form } from '@marketplace/contracts/router';
import { Button } from '@marketplace/contracts/ui/Button';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PurchaseLayout } from '../purchase-layout/PurchaseLayout';
import { AddressStep } from './AddressStep';
import type { FieldProblems } from './addressFields';
import { CheckoutNotice, type Refusal } from './CheckoutNotice';
import { CheckoutSummary } from './CheckoutSummary';
import { cartChanges } from './cartChanges';
import { NoteStep } from './NoteStep';
import { PaymentStep } from './PaymentStep';

/** What the action answers when it does not lead on to the thank-you page. */
export type CheckoutResult = { status: 'invalid'; problems: FieldProblems } | Refusal;

type CheckoutFormProps = {
  cart: Cart;
  /** Taka, with delivery. */
  total: number;
  addresses: Address[];
  customer: { fullName: string; phone: string } | null;
  result: CheckoutResult | undefined;
  isPlacing: boolean;
};

/** The whole checkout on one page; what was typed stays whatever the answer is. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { cart, total, addresses, customer, result, isPlacing } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const [orderedCart, setOrderedCart] = useState(cart);
  const { problems, markMended } = useProblems(result, formRef);

  const handleSubmit = (event: FormEvent) => {
    if (isPlacing) event.preventDefault();
    else setOrderedCart(cart);
  };
  return (
    <Form
      ref={formRef}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onChange={({ target }) => target instanceof Element && markMended(target)}
    >
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
          <AddressStep addresses={addresses} customer={customer} problems={problems} />
          <PaymentStep />
          <NoteStep />
        </Stack>
      </PurchaseLayout>
    </Form>
  );
}

const NO_PROBLEMS: FieldProblems = {};

/** The problems of the last answer, less those of fields that were changed since. */
function useProblems(
  result: CheckoutResult | undefined,
  formRef: { current: HTMLFormElement | null },
) {
  const given = result?.status === 'invalid' ? result.problems : NO_PROBLEMS;
  const [mended, setMended] = useState<{ of: FieldProblems; names: string[] }>();

  useEffect(() => {
    if (given === NO_PROBLEMS) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [given, formRef]);

  const names = mended?.of === given ? mended.names : [];
  return {
    problems: Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))),
    markMended: (field: Element) =>
      setMended({ of: given, names: [...names, field.getAttribute('name') ?? ''] }),
  };
}
