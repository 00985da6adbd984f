import { Trans, useLingui } from '@lingui/react/macro';
import { useFetcher } from '@marketplace/contracts/router';
import { productListPath, stockAlertId } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { StockAlertAnswer } from './stockAlertRequests';

interface StockAlertProps {
  productUuid: string;
  variantUuid?: string;
}

/**
 * A form that requests a single message, by phone or e-mail, when the product is back in stock. It
 * posts to the action of the product list, because the product's own page is cached for everybody.
 */
export function StockAlert({ productUuid, variantUuid }: StockAlertProps) {
  const { t } = useLingui();
  const { Form, state, data: answer } = useFetcher<StockAlertAnswer>();
  const isSending = state !== 'idle';
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Moves the focus to the field, because its input must be corrected.
    if (answer) field.current?.focus();
  }, [answer]);

  if (answer?.status === 'asked') {
    return (
      <Announced>
        <Notice tone="good" isAnnounced>
          <Trans>We will send you one message when it is back in stock.</Trans>
        </Notice>
      </Announced>
    );
  }
  if (answer?.status === 'in-stock') {
    return (
      <Announced>
        <Notice tone="good" isAnnounced>
          <Trans>It is back in stock just now. Load the page again to buy it.</Trans>
        </Notice>
      </Announced>
    );
  }
  return (
    <Form
      id={stockAlertId(variantUuid ?? productUuid)}
      method="post"
      action={productListPath()}
      noValidate
    >
      <Fields>
        <input type="hidden" name="productUuid" value={productUuid} />
        {variantUuid && <input type="hidden" name="productVariantUuid" value={variantUuid} />}
        <TextField
          ref={field}
          label={t`Your phone or email`}
          hint={t`One message when it is back in stock, with a link that stops all such messages.`}
          name="emailOrPhone"
          maxLength={254}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={
            answer?.status === 'failed'
              ? answer.message
              : answer && t`Enter a phone number of Bangladesh or an email address`
          }
        />
        <Button type="submit" isLoading={isSending}>
          <Trans>Tell me when it is back</Trans>
        </Button>
      </Fields>
    </Form>
  );
}

/** Moves the focus to the message, because the focused button is gone. */
function Announced({ children }: { children: ReactNode }) {
  return (
    <Place tabIndex={-1} ref={(place) => place?.focus()}>
      {children}
    </Place>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

const Place = styled.div`
  &:focus-visible {
    outline: none;
  }
`;
