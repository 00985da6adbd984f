import { Trans } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useSession } from '../session/useSession';

interface LoggedInProps {
  isOnWayToCheckout: boolean;
  onGoOn: () => void;
}

/** The login modal of somebody who is signed in, by a code sent to their phone. */
export function LoggedIn({ isOnWayToCheckout, onGoOn }: LoggedInProps) {
  const { user } = useSession();
  const name = user?.fullName;
  return (
    <Stack>
      <Notice tone="good" isAnnounced>
        {name === undefined ? (
          <Trans>Your phone is verified, and you are logged in.</Trans>
        ) : (
          <Trans>
            Your phone is verified, and you are logged in as <strong>{name}</strong>.
          </Trans>
        )}
      </Notice>
      <Button data-autofocus variant="primary" isWide isLarge onClick={onGoOn}>
        {isOnWayToCheckout ? <Trans>Continue to checkout</Trans> : <Trans>Continue shopping</Trans>}
      </Button>
    </Stack>
  );
}
