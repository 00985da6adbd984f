import type { Product } from '@marketplace/contracts/api/products';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { DeliveryNotes } from './DeliveryNotes';
import { ShopCard } from './ShopCard';

/** Who sells it, and how it arrives. */
export function Seller({ product }: { product: Product }) {
  return (
    <Stack>
      <ShopCard {...product} />
      <DeliveryNotes />
    </Stack>
  );
}
