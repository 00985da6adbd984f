import { Trans, useLingui } from '@lingui/react/macro';
import { productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';

interface NoProductsProps {
  /** What was looked for, where it was. */
  productName?: string;
}

/** Specification section 4: zero results. */
export function NoProducts({ productName }: NoProductsProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={t`No Product Found`}
      text={
        productName ? (
          <Trans>Nothing matches “{productName}”. Try a shorter or another name.</Trans>
        ) : (
          <Trans>There is nothing here right now.</Trans>
        )
      }
    >
      <ButtonLink to={productListPath()}>
        <Trans>See all products</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
