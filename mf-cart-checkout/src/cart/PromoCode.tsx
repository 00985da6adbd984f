import { Trans, useLingui } from '@lingui/react/macro';
import type { CartPromo } from '@marketplace/contracts/api/publicCart';
import { formatTaka, toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { useFetcher } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { TextField } from '@marketplace/contracts/ui/TextField';

type PromoCodeProps = {
  promo: CartPromo | null;
  /** Subtotal of the cart, in taka. */
  subtotal: number;
};

/**
 * Shows the promo code of the cart, or a form to enter one. The form is collapsed, so that nobody
 * leaves the shop to search for a code.
 */
export function PromoCode({ promo, subtotal }: PromoCodeProps) {
  const { Form, state } = useFetcher();
  const { t } = useLingui();
  // The pressed button disappears when a code is applied or removed, so the focus moves to the root
  // element.
  const ref = useFocusAfterRemoval<HTMLDivElement>(promo ? 1 : 0, promo ? 0 : 1);
  const isSaving = state !== 'idle';
  const code = promo?.code;
  return (
    <Root ref={ref} tabIndex={-1}>
      <Form method="post" action={cartPath()}>
        {promo ? (
          <Applied>
            <div>
              <p>
                <Trans>Promo code {code}</Trans>
              </p>
              <RefusalText promo={promo} subtotal={subtotal} />
            </div>
            <input type="hidden" name="promoCode" value="" />
            <Button
              type="submit"
              variant="quiet"
              isLoading={isSaving}
              aria-label={t`Remove promo code ${code}`}
            >
              <Trans>Remove</Trans>
            </Button>
          </Applied>
        ) : (
          <details>
            <Summary>
              <Trans>Have a promo code?</Trans>
            </Summary>
            <Entry>
              <TextField
                label={t`Promo code`}
                name="promoCode"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={40}
                required
              />
              <Button type="submit" isLoading={isSaving}>
                <Trans context="promo code">Apply</Trans>
              </Button>
            </Entry>
          </details>
        )}
      </Form>
    </Root>
  );
}

function RefusalText({
  promo: { code, minimum, refusal },
  subtotal,
}: PromoCodeProps & { promo: CartPromo }) {
  const { i18n } = useLingui();
  if (refusal === null) return null;
  const missing = formatTaka(toTaka(toPaisa(minimum) - toPaisa(subtotal)), i18n.locale);
  return (
    <Refusal>
      {refusal === 'over' ? (
        <Trans>{code} is no longer valid</Trans>
      ) : (
        <Trans>
          Add {missing} more to use {code}
        </Trans>
      )}
    </Refusal>
  );
}

const Root = styled.div`
  border-block: 1px solid var(--color-line);
  padding-block: var(--space-2);
  font-size: var(--text-s);
`;

const Applied = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  > div {
    min-width: 0;
  }
`;

const Summary = styled.summary`
  display: list-item;
  align-content: center;
  min-height: var(--target);
  color: var(--color-link);
  cursor: pointer;
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-3);
  padding-block: var(--space-1) var(--space-2);
`;

const Refusal = styled.p`
  color: var(--color-warn);
`;
