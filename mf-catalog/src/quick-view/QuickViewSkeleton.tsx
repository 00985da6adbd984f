import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Body, Details, Photo } from './quickViewLayout';

/** Stands for the product while it loads, in its places. */
export function QuickViewSkeleton() {
  return (
    <Body aria-busy="true">
      <Photo>
        <Skeleton shape="picture" />
      </Photo>
      <Details>
        <Skeleton shape="block" height={32} />
        <Skeleton shape="block" height={40} />
        <Skeleton shape="button" />
        <Skeleton shape="block" height={72} />
        <Skeleton shape="block" height={52} />
        <Skeleton lines={4} />
      </Details>
    </Body>
  );
}
