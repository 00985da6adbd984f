import { Trans, useLingui } from '@lingui/react/macro';
import type { CartItem } from '@marketplace/contracts/api/publicCart';
import { areaText } from '@marketplace/contracts/commerce/delivery';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { Link } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import { Measure } from '@marketplace/contracts/ui/Measure';
import { Picture } from '@marketplace/contracts/ui/Picture';
import type { ReactNode } from 'react';
import { useLineName } from '../page-parts/useLineName';
import { Facts, Frame, Soft } from './CartLine.styles';
import { LineChanges } from './LineChanges';

type LineFactsProps = {
  item: CartItem;
  /** Stock and actions of the cart item, shown below the price. */
  children: ReactNode;
};

/** Shows picture, name, variant and price of a cart item in the first two grid columns. */
export function LineFacts({ item, children }: LineFactsProps) {
  const { i18n, t } = useLingui();
  const { product, variant, unitPrice } = item;
  const { measure } = variant ?? product;
  const price = formatTaka(unitPrice, i18n.locale);
  const name = useLineName(item);
  const areas = areaText(item);
  // If the product has no name, `name` is a message in the page's language.
  const lang = product.name ? product.nameLanguage : undefined;
  return (
    <>
      <Frame>
        <Picture {...(variant?.imageUrl ?? product.imageUrls[0])} alt="" sizes="112px" />
      </Frame>
      <Facts>
        {item.isGone ? (
          <p lang={lang}>{name}</p>
        ) : (
          <Link to={productPath(product.handle)} lang={lang}>
            {name}
          </Link>
        )}
        {variant && <Soft>{variant.variant.join(' / ')}</Soft>}
        {(!item.isGone || unitPrice > 0) && (
          <Soft>
            {measure ? (
              <>
                <span>{`${price} / `}</span>
                <Measure {...measure} />
              </>
            ) : (
              <Trans>{price} each</Trans>
            )}
          </Soft>
        )}
        {areas && <Soft>{t`Delivered in ${areas} district only`}</Soft>}
        <LineChanges item={item} />
        {children}
      </Facts>
    </>
  );
}
