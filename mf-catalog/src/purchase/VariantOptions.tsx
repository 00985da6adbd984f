import { Trans } from '@lingui/react/macro';
import { productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { RadioGroup } from '@marketplace/contracts/ui/RadioGroup';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { buyButtonState } from './buyButtonState';
import { useOptions } from './PurchaseProvider';
import { findVariant, optionField } from './variants';

/**
 * One radio group per option. Without JavaScript, the GET form opens the page of the chosen
 * variant.
 */
export function VariantOptions() {
  const { product, selection, choose } = useOptions();
  const { productOptions } = product.variant;
  const form = useRef<HTMLFormElement>(null);
  // Reads options that were ticked before hydration, because React neither reports nor resets them.
  const adoptTicked = useEffectEvent(() => {
    if (!form.current) return;
    const ticked = new FormData(form.current);
    for (const [index, chosen] of selection.entries()) {
      const value = ticked.get(optionField(index));
      if (typeof value === 'string' && value !== chosen) choose(index, value);
    }
  });
  useLayoutEffect(() => adoptTicked(), []);
  if (productOptions.length === 0) return null;

  const isBuyable = (index: number, value: string) => {
    const chosen = selection.map((old, at) => (at === index ? value : old));
    return buyButtonState(product, findVariant(product, chosen), 1) === 'add-to-cart';
  };
  return (
    <Root ref={form} method="get" action={productPath(product.handle)}>
      {productOptions.map(({ optionName, optionLanguage, productOptionValues }, index) => (
        <RadioGroup
          key={optionName}
          legend={inLanguage(optionLanguage, optionName)}
          name={optionField(index)}
          value={selection[index]}
          onChange={(value) => choose(index, value)}
          options={productOptionValues.map(({ value }) => ({
            value,
            label: inLanguage(optionLanguage, value),
            isUnavailable: !isBuyable(index, value),
          }))}
        />
      ))}
      <noscript>
        {/* A browser with scripts ignores this button, so only the server renders it. */}
        {typeof window === 'undefined' && (
          <Button type="submit">
            <Trans>Choose</Trans>
          </Button>
        )}
      </noscript>
    </Root>
  );
}

/** Wraps a text in an element with a `lang` attribute if the page has another language. */
const inLanguage = (language: string | undefined, text: string) =>
  language ? <span lang={language}>{text}</span> : text;

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;

  label {
    max-width: 100%;
  }
`;
