import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';

/** Stands for the address book of most customers, who have one or two. */
export function AddressBookSkeleton() {
  return (
    <Stack>
      <Skeleton shape="button" />
      <Skeleton shape="block" height={220} />
    </Stack>
  );
}
