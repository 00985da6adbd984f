import { Container } from '@marketplace/contracts/ui/Container';
import { Hero } from './Hero';
import { Page } from './Landing.styles';
import { Selling } from './Selling';
import { Shopping } from './Shopping';

export interface LandingProps {
  brandName: string;
  /** Without a trailing slash. */
  sellerSiteUrl: string;
}

/** What the market is, what it is for those who buy, and for those who sell. */
export function Landing(props: LandingProps) {
  return (
    <>
      <Hero {...props} />
      <Page as={Container}>
        <Shopping {...props} />
        <Selling {...props} />
      </Page>
    </>
  );
}
