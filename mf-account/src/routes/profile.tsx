import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { AccountPage } from '../account-page/AccountPage';
import { AddressBook } from '../address-book/AddressBook';
import { AddressBookSkeleton } from '../address-book/AddressBookSkeleton';
import { ProfileDetails } from '../profile/ProfileDetails';
import { Region } from '../region/Region';
import type { loader } from './profile.loader';

export function Component() {
  const { profile, addresses } = useLoaderData<typeof loader>();
  return (
    <AccountPage>
      <PageHeading>
        <Trans>Your profile</Trans>
      </PageHeading>
      <Region
        data={profile}
        fallback={<Skeleton shape="block" height={230} />}
        failure={<Trans>Your details could not be loaded</Trans>}
      >
        {(loaded) => <ProfileDetails profile={loaded} />}
      </Region>
      <Region
        data={addresses}
        fallback={<AddressBookSkeleton />}
        failure={<Trans>Your addresses could not be loaded</Trans>}
      >
        {({ items, paginationStatus }) => (
          <AddressBook addresses={items} paginationStatus={paginationStatus} />
        )}
      </Region>
    </AccountPage>
  );
}
