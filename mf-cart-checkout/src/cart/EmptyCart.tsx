import { Trans, useLingui } from '@lingui/react/macro';
import { homePath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';

export function EmptyCart() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="cart"
      title={t`Your cart is empty`}
      text={t`What you put into it stays here for 30 days, also when you are not signed in.`}
    >
      <ButtonLink to={productListPath()} variant="primary">
        <Trans>See all products</Trans>
      </ButtonLink>
      <ButtonLink to={homePath()}>
        <Trans>Go to Home</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
