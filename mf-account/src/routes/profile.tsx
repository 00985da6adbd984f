import { Trans } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { useActionData, useLoaderData } from '@marketplace/contracts/router';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { AddressBook } from '../addresses/AddressBook';
import { AccountPage } from '../page-parts/AccountPage';
import { RetryRegion } from '../page-parts/RetryRegion';
import type { RefusedIntent } from '../profile/accountRequests';
import { OrderMessages } from '../profile/OrderMessages';
import { ProfileDetails } from '../profile/ProfileDetails';
import type { loader } from './profile.loader';

const loadPreferences = () =>
  import(/* webpackChunkName: "account-preferences-form" */ '../profile/Preferences').then(
    (it) => it.Preferences,
  );

const loadSessionList = () =>
  import(/* webpackChunkName: "account-sessions" */ '../profile/SessionList').then(
    (it) => it.SessionList,
  );

const loadPasskeyPanel = () =>
  import(/* webpackChunkName: "account-passkeys" */ '../profile/PasskeyPanel').then(
    (it) => it.PasskeyPanel,
  );

const loadAccountData = () =>
  import(/* webpackChunkName: "account-forms" */ '../profile/AccountData').then(
    (it) => it.AccountData,
  );

export function Component() {
  const { profile, addresses, sessions, passkeys, hasRefundAccounts, divisions } =
    useLoaderData<typeof loader>();
  // Only forms that the browser itself sends (`AccountForm`, `PlainDialog`) have a result here.
  const refused = useActionData<RefusedIntent>();
  return (
    <AccountPage>
      <PageHeading>
        <Trans>Your profile</Trans>
      </PageHeading>
      <RetryRegion
        data={profile}
        fallback={<Skeleton shape="block" height={230} />}
        failure={<Trans>Your details could not be loaded</Trans>}
      >
        {(loaded) => (
          <Stack $gap={4}>
            <ProfileDetails profile={loaded} />
            {loaded.isEditable && loaded.customer.mutedMessages && (
              <OrderMessages muted={loaded.customer.mutedMessages} />
            )}
          </Stack>
        )}
      </RetryRegion>
      <RetryRegion
        data={addresses}
        fallback={<AddressBookSkeleton />}
        failure={<Trans>Your addresses could not be loaded</Trans>}
      >
        {({ items, paginationStatus }) => (
          <AddressBook
            addresses={items}
            paginationStatus={paginationStatus}
            divisions={divisions}
          />
        )}
      </RetryRegion>
      <RetryRegion
        data={sessions}
        fallback={<Skeleton shape="block" height={220} />}
        failure={<Trans>The devices you are logged in on could not be loaded</Trans>}
      >
        {(listed) => <Region when="visible" load={loadSessionList} props={{ sessions: listed }} />}
      </RetryRegion>
      <RetryRegion
        data={passkeys}
        fallback={null}
        failure={<Trans>Your passkeys could not be loaded</Trans>}
      >
        {(listed) =>
          listed && <Region when="visible" load={loadPasskeyPanel} props={{ passkeys: listed }} />
        }
      </RetryRegion>
      <Region
        data={profile}
        waiting={<Skeleton shape="block" height={220} />}
        // The region of the details needs the same data and already shows the failure.
        failed={null}
      >
        {(loaded) =>
          loaded && (
            <Stack $gap={4}>
              {loaded.preferences && (
                // The form works without JavaScript, so its code can load when it is touched.
                <Region
                  when="interaction"
                  load={loadPreferences}
                  props={{ chosen: loaded.preferences }}
                />
              )}
              {/* The forms work without JavaScript, so their code can wait until they are in view. */}
              <Region
                when="visible"
                load={loadAccountData}
                props={{ profile: loaded, hasRefundAccounts, refused }}
              />
            </Stack>
          )
        }
      </Region>
    </AccountPage>
  );
}

/** Placeholder that is as high as an address book with one or two addresses. */
function AddressBookSkeleton() {
  return (
    <Stack>
      <Skeleton shape="button" />
      <Skeleton shape="block" height={220} />
    </Stack>
  );
}
