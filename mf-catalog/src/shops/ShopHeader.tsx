import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Shop } from '@marketplace/contracts/api/shops';
import * as icons from '@marketplace/contracts/design/icons';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { atName } from '@marketplace/contracts/i18n/banglaEndings';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { homePath, shopListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { Html } from '@marketplace/contracts/ui/Html';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Rating } from '@marketplace/contracts/ui/Rating';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { COLUMN_SIZES } from '../cards/pictureSizes';
import { About, Banner, Facts, Fold, FoldLabel, Logo, Root, Title } from './ShopHeader.styles';

type ShopHeaderProps = {
  shop: Shop | undefined;
  /** Brand name of the market. */
  brandName: string;
};

/**
 * Breadcrumbs and the shop. If the shop failed to load, its name is replaced by the word "Shop".
 */
export function ShopHeader({ shop, brandName }: ShopHeaderProps) {
  const { t } = useLingui();
  const name = shop?.name ?? t`Shop`;
  return (
    <Stack $gap={2}>
      <Breadcrumbs
        ancestors={[
          { name: t`Home`, path: homePath() },
          { name: t`Shops`, path: shopListPath() },
        ]}
        current={name}
      />
      {shop ? <ShopSign shop={shop} brandName={brandName} /> : <PageHeading>{name}</PageHeading>}
    </Stack>
  );
}

/**
 * Banner, logo, name and rating of the shop, then description and contact data, which are folded on
 * phones.
 */
function ShopSign({ shop, ...market }: ShopHeaderProps & { shop: Shop }) {
  const { i18n } = useLingui();
  const brandName = atName(market.brandName, i18n.locale);
  const { name, bannerUrl, logoUrl, averageRating, reviewCount, productCount, description } = shop;
  const joined = formatDate(shop.joinedAt, i18n);
  return (
    <Root>
      <Banner>
        <Picture
          {...bannerUrl}
          alt=""
          kind="banner"
          sizes={COLUMN_SIZES}
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
          </Facts>
        </div>
      </Title>
      <Fold>
        <FoldLabel>
          <Trans>About</Trans>
          <Icon shape={icons.chevronDown} size="small" />
        </FoldLabel>
      </Fold>
      <About>
        <Stack $gap={2}>
          {description && <Html html={description} lang={shop.descriptionLanguage} />}
          <Facts>
            <span>
              <Plural value={productCount} one="# product" other="# products" />
            </span>
            <span>
              <Trans>
                On {brandName} since <time dateTime={shop.joinedAt}>{joined}</time>
              </Trans>
            </span>
          </Facts>
        </Stack>
        <ShopContact shop={shop} />
      </About>
    </Root>
  );
}

/** The contact data that the shop has given. */
function ShopContact({ shop: { phone, email, address } }: { shop: Shop }) {
  const { t, i18n } = useLingui();
  if (!phone && !email && !address) return null;
  return (
    <Ways aria-label={t`Contact`}>
      {phone && (
        <Way href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon shape={moreIcons.phone} />
          <span>{phone}</span>
        </Way>
      )}
      {email && (
        <Way href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
          <Icon shape={moreIcons.mail} />
          <span>{email}</span>
        </Way>
      )}
      {address && (
        <Place lang={otherLanguageOf(address, i18n.locale)}>
          <Icon shape={moreIcons.home} />
          <span>{address}</span>
        </Place>
      )}
    </Ways>
  );
}

const Ways = styled.address`
  display: grid;
  align-content: start;
  font-size: var(--text-s);
  font-style: normal;
`;

const Way = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
`;

const Place = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  color: var(--color-ink-soft);
`;
