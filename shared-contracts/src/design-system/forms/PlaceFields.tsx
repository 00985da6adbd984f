import { Part } from '@marketplace/contracts/loading/Part';
import type { PlaceFieldsProps } from './addressFormFields';
import { PlaceSelects } from './PlaceSelects';
import { TypedPlaces } from './TypedPlaces';

/**
 * Division, district and upazila, each chosen from what lies in the one before. They hold English
 * names, as addresses do, and show Bangla ones to who reads Bangla. Where the host's lists cannot be
 * had, district and upazila are typed.
 */
export function PlaceFields({ divisions, ...fields }: PlaceFieldsProps) {
  return (
    <Part
      of={divisions}
      waiting={<PlaceSelects {...fields} divisions={[]} isComing />}
      failed={<TypedPlaces {...fields} />}
    >
      {(known) =>
        known ? <PlaceSelects {...fields} divisions={known} /> : <TypedPlaces {...fields} />
      }
    </Part>
  );
}
