import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import { Region } from '@marketplace/contracts/rendering';
import styled from '@marketplace/contracts/styled';
import type { ReactNode } from 'react';
import type { PlaceFieldsProps } from './addressFormFields';
import { PlaceSelects } from './PlaceSelects';
import { TypedPlaces } from './TypedPlaces';

type Props = PlaceFieldsProps & {
  /** Shown instead of the selects if the browser runs no scripts. */
  withoutScripts?: ReactNode;
};

/**
 * Fields for division, district and upazila. Each choice decides the list of the next field. The
 * submitted values are English names, as in addresses; the labels are Bangla on a Bangla page.
 * Without lists from the API, district and upazila are text fields.
 */
export function PlaceFields({ divisions, withoutScripts, ...fields }: Props) {
  return (
    <Region
      data={divisions}
      waiting={<PlaceSelects {...fields} divisions={[]} isComing />}
      failed={<TypedPlaces {...fields} />}
    >
      {(known) => {
        if (!known) return <TypedPlaces {...fields} />;
        const selects = <PlaceSelects {...fields} divisions={known} />;
        if (withoutScripts === undefined) return selects;
        return (
          <>
            <Scripted>{selects}</Scripted>
            <Unscripted>{withoutScripts}</Unscripted>
          </>
        );
      }}
    </Region>
  );
}

const Scripted = styled.div`
  display: contents;

  ${withoutScripts} {
    display: none;
  }
`;

const Unscripted = styled('noscript')`
  ${withoutScripts} {
    display: contents;
  }
`;
