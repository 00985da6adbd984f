import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReorderLine } from '@marketplace/contracts/api/reorder';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { ObstacleText } from './ObstacleText';

/** Shows one line of the order, and how many of its pieces can be bought again. */
export function ReorderRow({ line }: { line: ReorderLine }) {
  const { i18n } = useLingui();
  const { productName, productHandle, variant, quantity, inCart } = line;
  const { price, orderedPrice, currentName } = line;
  const [now, was] = [price ?? 0, orderedPrice].map((taka) => formatTaka(taka, i18n.locale));
  const count = localDigits(quantity, i18n.locale);
  return (
    <Row $isLeftOut={quantity === 0}>
      <Thumbnail>
        <Picture smallImageUrl={line.smallImageUrl} alt="" />
      </Thumbnail>
      <div>
        <Name lang={line.productNameLanguage}>
          {productHandle ? <Link to={productPath(productHandle)}>{productName}</Link> : productName}
        </Name>
        {variant.length > 0 && <Soft>{variant.join(' · ')}</Soft>}
        {currentName && (
          <p>
            <Trans>It is now called “{currentName}”.</Trans>
          </p>
        )}
        {line.obstacle && (
          <Warning>
            <ObstacleText line={line} />
          </Warning>
        )}
        {line.obstacle === null && inCart > 0 && (
          <Soft>
            <Plural
              value={inCart}
              one="# is already in your cart."
              other="# are already in your cart."
            />
          </Soft>
        )}
        {quantity > 0 && (
          <p>
            <Trans>
              {count} × {now}
            </Trans>
          </p>
        )}
        {quantity > 0 && price !== orderedPrice && (
          <Changed $isDearer={(price ?? 0) > orderedPrice}>
            <Trans>
              Now {now}, was {was}
            </Trans>
          </Changed>
        )}
      </div>
    </Row>
  );
}

const Row = styled.li<{ $isLeftOut: boolean }>`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-3);
  font-variant-numeric: tabular-nums;

  & + & {
    border-block-start: 1px solid var(--color-line);
  }

  > :first-child {
    opacity: ${({ $isLeftOut }) => ($isLeftOut ? 0.5 : 1)};
  }
`;

const Thumbnail = styled.div`
  > * {
    border-radius: var(--radius-m);
  }
`;

const Name = styled.p`
  font-weight: var(--weight-medium);

  a {
    display: inline-block;
    padding-block: var(--space-1);
    color: var(--color-ink);
  }
`;

const Soft = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const Warning = styled.p`
  color: var(--color-bad);
  font-weight: var(--weight-medium);
`;

const Changed = styled.p<{ $isDearer: boolean }>`
  color: ${({ $isDearer }) => ($isDearer ? 'var(--color-bad)' : 'var(--color-good)')};
  font-weight: var(--weight-medium);
`;
