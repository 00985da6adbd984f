import { Part } from '@marketplace/contracts/loading/Part';
import styled from '@marketplace/contracts/styled';
import type { ReactNode } from 'react';
import type { PlaceFieldsProps } from './addressFormFields';
import { PlaceSelects } from './PlaceSelects';
import { TypedPlaces } from './TypedPlaces';

type Props = PlaceFieldsProps & {
  /** In place of the lists, where there are no scripts to fill them. */
  withoutScripts?: ReactNode;
};

/**
 * Division, district and upazila, each chosen from what lies in the one before. They hold English
 * names, as addresses do, and show Bangla ones to who reads Bangla. Where the host's lists cannot be
 * had, district and upazila are typed.
 */
export function PlaceFields({ divisions, withoutScripts, ...fields }: Props) {
  return (
    <Part
      of={divisions}
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
    </Part>
  );
}

const Scripted = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`;

const Unscripted = styled('noscript')`
  @media (scripting: none) {
    display: contents;
  }
`;
