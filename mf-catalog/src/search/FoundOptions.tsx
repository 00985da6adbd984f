import { useLingui } from '@lingui/react/macro';
import type { FoundProduct, SearchPlace } from '@marketplace/contracts/api/products';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { productListPath, productPath } from '@marketplace/contracts/routes';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Price } from '@marketplace/contracts/ui/Price';
import { AllOption, Named, Option, PlaceOption, Places } from './FoundOptions.styles';
import { placePath } from './placePath';
import { splitHits } from './splitHits';

/** Attributes of an option of the listbox. */
interface OptionProps {
  id: string;
  role: string;
  tabIndex: number;
  'aria-selected': boolean;
  onClick: () => void;
}

export interface FoundOptionsProps {
  productName: string;
  products: readonly FoundProduct[];
  places: readonly SearchPlace[];
  /**
   * Returns the attributes of the option at an index. The options are products, then sections,
   * categories and shops, then the link to all results.
   */
  propsOf: (index: number) => OptionProps;
}

/**
 * The results of a search: products; matching sections, categories and shops; and a link to all
 * results.
 */
export function FoundOptions({ productName, products, places, propsOf }: FoundOptionsProps) {
  const { t } = useLingui();
  return (
    <>
      {products.map((product, index) => (
        <Option key={product.uuid} to={productPath(product.handle)} {...propsOf(index)}>
          <Picture smallImageUrl={product.imageUrls[0]?.smallImageUrl} alt="" />
          <Named>
            <span lang={product.nameLanguage}>
              <Hits name={product.name} typed={productName} />
            </span>
            {product.sectionName && (
              <small lang={product.sectionNameLanguage}>{product.sectionName}</small>
            )}
          </Named>
          <Price
            price={product.price}
            lowestPrice={product.lowestPrice}
            measure={product.measure}
          />
        </Option>
      ))}
      {places.length > 0 && (
        <Places role="group" aria-label={t`Sections and shops`}>
          {places.map((place, index) => (
            <PlaceOption
              key={place.uuid}
              to={placePath(place)}
              {...propsOf(products.length + index)}
            >
              {place.kind === 'shop' && <Icon shape={moreIcons.shop} size="small" />}
              <span lang={place.nameLanguage}>
                <Hits name={place.name} typed={productName} />
              </span>
            </PlaceOption>
          ))}
        </Places>
      )}
      <AllOption
        to={productListPath({ productName })}
        {...propsOf(products.length + places.length)}
      >
        <Icon shape={moreIcons.search} />
        <span>{t`See all results for “${productName}”`}</span>
      </AllOption>
    </>
  );
}

const Hits = ({ name, typed }: { name: string; typed: string }) =>
  splitHits(name, typed).map(({ text, isHit }, i) => {
    const Part = isHit ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
    return <Part key={i}>{text}</Part>;
  });
