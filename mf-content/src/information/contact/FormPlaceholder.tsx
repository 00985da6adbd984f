import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

/** Pixels of the form on a phone. */
const FORM_HEIGHT = 480;

/** In the place of a form that is on its way; without JavaScript it says so instead. */
export function FormPlaceholder() {
  return (
    <>
      <Scripted>
        <Skeleton shape="block" height={FORM_HEIGHT} />
      </Scripted>
      <Without>
        <Trans>The form needs JavaScript. Without it, please write or call.</Trans>
      </Without>
    </>
  );
}

/** In the place of a form that cannot be had. */
export function FormUnavailable() {
  return (
    <p>
      <Trans>Please write or call. We are glad to help.</Trans>
    </p>
  );
}

const Scripted = styled.div`
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

/** As high as the form, whether or not it comes: what follows stays in its place. */
export const FormArea = styled.div`
  @media screen and (scripting: enabled) {
    min-height: ${FORM_HEIGHT}px;
  }
`;
