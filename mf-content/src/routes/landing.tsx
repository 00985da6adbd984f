import { Region } from '@marketplace/contracts/rendering';
import { useLoaderData } from '@marketplace/contracts/router';
import { Container } from '@marketplace/contracts/ui/Container';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Hero } from '../landing/Hero';
import { Page } from '../landing/Landing.styles';
import { Questions } from '../landing/Questions';
import { Selling } from '../landing/Selling';
import { Shopping } from '../landing/Shopping';
import { Shops } from '../landing/Shops';
import type { loader } from './landing.loader';

export function Component() {
  const { brandName, sellerSiteUrl, figures, questions } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero brandName={brandName} sellerSiteUrl={sellerSiteUrl} />
      <Page as={Container}>
        <Shopping brandName={brandName} />
        <Region data={figures} waiting={<Skeleton shape="block" height={420} />}>
          {(read) => read && <Shops figures={read} />}
        </Region>
        <Selling brandName={brandName} sellerSiteUrl={sellerSiteUrl} />
        <Questions title={questions.title} sections={questions.sections} />
      </Page>
    </>
  );
}
