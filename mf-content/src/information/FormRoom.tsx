import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

/** In the place of a form that is on its way; without JavaScript it says so instead. */
export function FormRoom() {
  return (
    <>
      <Room>
        <Skeleton shape="block" height={480} />
      </Room>
      <Without>
        <Trans>The form needs JavaScript. Without it, please write or call.</Trans>
      </Without>
    </>
  );
}

/** In the place of a form that cannot be had. */
export function WriteOrCall() {
  return (
    <p>
      <Trans>Please write or call. We are glad to help.</Trans>
    </p>
  );
}

const Room = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Without = styled.p`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;
