import type { Product } from '@marketplace/contracts/api/products';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import { productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { PillLinks } from '@marketplace/contracts/ui/PillLinks';
import { RadioGroup } from '@marketplace/contracts/ui/RadioGroup';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { buyButtonState } from './buyButtonState';
import { useOptions } from './PurchaseProvider';
import { selectionQuery } from './selectionQuery';
import { findVariant, optionField } from './variants';

/**
 * One radio group per option. Without JavaScript, links take the place of the radios. Before
 * hydration, Enter in a radio sends the GET form, which opens the page of the chosen variant.
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
            isUnavailable: !isBuyable(product, replaceAt(selection, index, value)),
          }))}
        />
      ))}
      {/* A browser with scripts ignores `noscript`, so only the server renders its content. */}
      <noscript>{typeof window === 'undefined' && <OptionLinks />}</noscript>
    </Root>
  );
}

/**
 * One row of links per option, to the pages of the other variants. A browser without scripts needs
 * links, because the buy button's form does not contain the options: it would send the variant of
 * the page even if another radio was ticked.
 */
function OptionLinks() {
  const { product, selection } = useOptions();
  return (
    <Stack $gap={2}>
      {product.variant.productOptions.map(
        ({ optionName, optionLanguage, productOptionValues }, index) => (
          <PillLinks key={optionName} as="p" lang={optionLanguage}>
            <span>{optionName}</span>
            {productOptionValues.map(({ value }) => {
              if (value === selection[index]) return <strong key={value}>{value}</strong>;
              return (
                <a key={value} href={selectionQuery(product, replaceAt(selection, index, value))}>
                  {value}
                </a>
              );
            })}
          </PillLinks>
        ),
      )}
    </Stack>
  );
}

const replaceAt = (selection: readonly string[], index: number, value: string) =>
  selection.map((old, at) => (at === index ? value : old));

const isBuyable = (product: Product, selection: readonly string[]) =>
  buyButtonState(product, findVariant(product, selection), 1) === 'add-to-cart';

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

  ${withoutScripts} > fieldset {
    display: none;
  }
`;
