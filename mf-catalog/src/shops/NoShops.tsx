import { Trans, useLingui } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { productListPath, shopListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';

/**
 * Content of an empty shop list. After a search it links to all shops, otherwise to all products.
 */
export function NoShops({ shopName }: { shopName: string | undefined }) {
  const { t } = useLingui();
  if (shopName === undefined) {
    return (
      <EmptyState icon={moreIcons.shop} title={<Trans>No shops yet</Trans>}>
        <ButtonLink to={productListPath()}>
          <Trans>See all products</Trans>
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={moreIcons.shop}
      title={<Trans>No shop found</Trans>}
      text={t`Nothing matches “${shopName}”. Try a shorter or another name.`}
    >
      <ButtonLink to={shopListPath()}>
        <Trans>Show all shops</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
