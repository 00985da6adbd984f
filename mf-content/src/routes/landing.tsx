import { useLoaderData } from '@marketplace/contracts/router';
import { Container } from '@marketplace/contracts/ui/Container';
import { Hero } from '../landing/Hero';
import { Page } from '../landing/Landing.styles';
import { Selling } from '../landing/Selling';
import { Shopping } from '../landing/Shopping';
import type { loader } from './landing.loader';

export function Component() {
  const { brandName, sellerSiteUrl } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero brandName={brandName} sellerSiteUrl={sellerSiteUrl} />
      <Page as={Container}>
        <Shopping brandName={brandName} />
        <Selling brandName={brandName} sellerSiteUrl={sellerSiteUrl} />
      </Page>
    </>
  );
}
