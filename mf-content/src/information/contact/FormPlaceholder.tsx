import { Trans } from '@lingui/react/macro';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled from '@marketplace/contracts/styled';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

/** Height of the form on a phone, in px. */
const FORM_HEIGHT = 480;

/** Shown while the form loads. Without JavaScript it says that the form needs JavaScript. */
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

/** Shown if the form's code fails to load, or if the API accepts no messages. */
export function FormUnavailable() {
  return (
    <p>
      <Trans>Please write or call. We are glad to help.</Trans>
    </p>
  );
}

const Scripted = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

const Without = styled.p`
  display: none;

  ${withoutScripts} {
    display: block;
  }
`;

/** Reserves the form's height, so that the content below does not move when the form appears. */
export const FormArea = styled.div`
  min-height: ${FORM_HEIGHT}px;

  @media print {
    min-height: 0;
  }

  ${withoutScripts} {
    min-height: 0;
  }
`;
