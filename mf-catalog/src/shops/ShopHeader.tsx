import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Shop } from '@marketplace/contracts/api/shops';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { homePath, shopListPath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { Html } from '@marketplace/contracts/ui/Html';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Rating } from '@marketplace/contracts/ui/Rating';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { BANNER_SIZES } from './bannerSizes';
import { ShopContact } from './ShopContact';
import { About, Banner, Facts, Logo, Root, Title } from './ShopHeader.styles';

/** Where it hangs in the shop, and who sells here; by its kind alone where that is not known. */
export function ShopHeader({ shop }: { shop: Shop | undefined }) {
  const { t } = useLingui();
  const name = shop?.name ?? t`Shop`;
  return (
    <Stack>
      <Breadcrumbs
        ancestors={[
          { name: t`Home`, path: homePath() },
          { name: t`Shops`, path: shopListPath() },
        ]}
        current={name}
      />
      {shop ? <ShopSign shop={shop} /> : <PageHeading>{name}</PageHeading>}
    </Stack>
  );
}

/** Banner, logo, name, rating, what the shop says of itself, how to reach it. */
function ShopSign({ shop }: { shop: Shop }) {
  const { i18n } = useLingui();
  const { name, bannerUrl, logoUrl, averageRating, reviewCount, productCount, description } = shop;
  const joined = formatDate(shop.joinedAt, i18n);
  return (
    <Root>
      <Banner>
        <Picture
          {...bannerUrl}
          alt=""
          kind="banner"
          sizes={BANNER_SIZES}
          width={4}
          priority="high"
        />
      </Banner>
      <Title>
        <Logo>
          <Picture {...logoUrl} alt="" kind="logo" sizes="112px" priority="normal" />
        </Logo>
        <div>
          <PageHeading>{name}</PageHeading>
          <Facts>
            <Rating average={averageRating} count={reviewCount} />
            <span>
              <Plural value={productCount} one="# product" other="# products" />
            </span>
            <span>
              <Trans>
                Here since <time dateTime={shop.joinedAt}>{joined}</time>
              </Trans>
            </span>
          </Facts>
        </div>
      </Title>
      <About>
        {description && <Html html={description} />}
        <ShopContact shop={shop} />
      </About>
    </Root>
  );
}
