import { Trans, useLingui } from '@lingui/react/macro';
import { productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import type { ReactNode } from 'react';

interface NoProductsProps {
  /** What was looked for, where it was. */
  productName?: string;
  /** Why there is nothing, where more is known about it. */
  text?: string;
  /** Where to go from here; all products by default. */
  children?: ReactNode;
}

/** Specification section 4: zero results. */
export function NoProducts({ productName, text, children }: NoProductsProps) {
  const { t } = useLingui();
  const reason = productName ? (
    <Trans>Nothing matches “{productName}”. Try a shorter or another name.</Trans>
  ) : (
    <Trans>There is nothing here right now.</Trans>
  );
  return (
    <EmptyState icon="search" title={t`No Product Found`} text={text ?? reason}>
      {children ?? (
        <ButtonLink to={productListPath()}>
          <Trans>See all products</Trans>
        </ButtonLink>
      )}
    </EmptyState>
  );
}
