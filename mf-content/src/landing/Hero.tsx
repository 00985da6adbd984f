import { Trans } from '@lingui/react/macro';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Container } from '@marketplace/contracts/ui/Container';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Band, Drawing, Lead, Split, Surface, Ways } from './Hero.styles';
import { SellOnLink } from './SellOnLink';

type HeroProps = Pick<MarketConfig, 'brandName' | 'sellerSiteUrl'>;

/** The first screen: a sentence about the market, and links for sellers and buyers. */
export function Hero({ brandName, sellerSiteUrl }: HeroProps) {
  return (
    <Band>
      <Container>
        <Split>
          <div>
            <PageHeading>
              <Trans>The market of rivers, fields and villages</Trans>
            </PageHeading>
            <Lead>
              <Trans>
                {brandName} brings fishers, growers, home cooks and weavers from all over Bangladesh
                to one place, and what they make to your door.
              </Trans>
            </Lead>
            <Ways>
              <SellOnLink brandName={brandName} sellerSiteUrl={sellerSiteUrl} />
              <ButtonLink isLarge to={productListPath()}>
                <Trans>Start shopping</Trans>
              </ButtonLink>
            </Ways>
          </div>
          <Drawing viewBox="0 0 480 320" aria-hidden="true">
            <circle className="sun" cx="356" cy="104" r="58" />
            <path className="far" d="M0 190c60-34 112-40 170-20s96 8 150-8 110-16 160 10v60H0Z" />
            <path className="sail" d="M236 66c62 16 98 64 98 128-34-10-66-12-98-8Z" />
            <path className="mast" d="M236 52v152" />
            <path
              className="hull"
              d="M96 204c60 22 270 22 330 0-18 48-64 66-164 66S114 252 96 204Z"
            />
            <path className="load" d="M150 208c4-26 24-40 46-40s36 12 40 46c-30 2-60 0-86-6Z" />
            <path
              className="water"
              d="M0 264c40-16 80-16 120 0s80 16 120 0 80-16 120 0 80 16 120 0M20 294c40-16 80-16 120 0s80 16 120 0 80-16 120 0 60 16 90 4"
            />
          </Drawing>
        </Split>
      </Container>
      <Surface viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40V22C180 2 330 2 520 16s360 18 540 4 270-14 380-4v24Z" />
      </Surface>
    </Band>
  );
}
