import { Trans } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { productPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Html } from '@marketplace/contracts/ui/Html';
import { Price } from '@marketplace/contracts/ui/Price';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { bus } from '../../contracts';
import { BuyBox } from '../purchase/BuyBox';
import { buyButtonState } from '../purchase/buyButtonState';
import { PurchaseProvider, useChoice } from '../purchase/PurchaseProvider';
import { StockNote } from '../purchase/StockNote';
import { VariantOptions } from '../purchase/VariantOptions';
import { readSelection } from '../purchase/variants';
import { WishlistToggle } from '../purchase/WishlistToggle';
import { StockAlertPlace } from '../stock-alert/StockAlertPlace';
import { Body, Buy, Details, Name, Top } from './QuickView.styles';
import { QuickViewPicture } from './QuickViewPicture';
import { QuickViewShop } from './QuickViewShop';

interface QuickViewProductProps {
  product: Product;
  isAlertOffered: boolean;
  /** Called when the product has been added to the cart, or when the shopper opens another page. */
  onLeave: () => void;
}

/**
 * The product in the modal. Initially, the first value of each option is chosen (specification
 * section 4).
 */
export const QuickViewProduct = (props: QuickViewProductProps) => (
  <ChoosableProduct product={props.product}>
    <ProductDetails {...props} />
  </ChoosableProduct>
);

/** A separate component, so that a choice does not render the details that do not depend on it. */
function ChoosableProduct({ product, children }: { product: Product; children: ReactNode }) {
  const [selection, setSelection] = useState(() => readSelection(product, new URLSearchParams()));
  const choose = useCallback(
    (index: number, value: string) =>
      setSelection((olds) => olds.map((old, at) => (at === index ? value : old))),
    [],
  );
  return (
    <PurchaseProvider product={product} selection={selection} choose={choose}>
      {children}
    </PurchaseProvider>
  );
}

function ProductDetails({ product, isAlertOffered, onLeave }: QuickViewProductProps) {
  const { variant } = useChoice();
  const isAvailable = buyButtonState(product, variant, 1) !== 'unavailable';
  const { price, comparePrice, measure } = variant ?? product;

  useEffect(
    () =>
      bus.subscribe('cart:item-added', ({ productUuid }) => {
        if (productUuid === product.uuid) onLeave();
      }),
    [product.uuid, onLeave],
  );

  return (
    <Body>
      <QuickViewPicture product={product} variant={variant} />
      <Details>
        <Top>
          <Name lang={product.nameLanguage}>{product.name}</Name>
          <WishlistToggle productUuid={product.uuid} productVariantUuid={variant?.uuid} />
        </Top>
        <Price price={price} comparePrice={comparePrice} measure={measure} size="large" />
        <QuickViewShop product={product} onLeave={onLeave} />
        {/* Enter in a radio button would send the form, and so leave the page. */}
        <div onSubmit={(event) => event.preventDefault()}>
          <VariantOptions />
        </div>
        {isAvailable && <StockNote stock={variant ?? product} />}
        <Buy>
          <BuyBox productName={product.name} />
        </Buy>
        <StockAlertPlace product={product} variant={variant} isOffered={isAlertOffered} />
        <Html html={product.description} lang={product.descriptionLanguage} />
        <ButtonLink to={productPath(product.handle)} onClick={onLeave}>
          <Trans>View full details</Trans>
        </ButtonLink>
      </Details>
    </Body>
  );
}
