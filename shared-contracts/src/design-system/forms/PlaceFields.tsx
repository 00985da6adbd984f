import { Await } from '@marketplace/contracts/router';
import { Suspense } from 'react';
import type { Division } from '../../contracts/api/locations';
import type { PlaceFieldsProps } from './addressFormFields';
import { PlaceSelects } from './PlaceSelects';
import { TypedPlaces } from './TypedPlaces';

/**
 * Division, district and upazila, each chosen from what lies in the one before. They hold English
 * names, as addresses do, and show Bangla ones to who reads Bangla. Where the host's lists cannot be
 * had, district and upazila are typed.
 */
export function PlaceFields({ divisions, ...fields }: PlaceFieldsProps) {
  if (!(divisions instanceof Promise)) return <KnownPlaces {...fields} divisions={divisions} />;
  return (
    <Suspense fallback={<PlaceSelects {...fields} divisions={[]} isComing />}>
      <Await resolve={divisions}>
        {(known?: Division[]) => <KnownPlaces {...fields} divisions={known} />}
      </Await>
    </Suspense>
  );
}

function KnownPlaces({ divisions, ...fields }: PlaceFieldsProps & { divisions?: Division[] }) {
  return divisions ? (
    <PlaceSelects {...fields} divisions={divisions} />
  ) : (
    <TypedPlaces {...fields} />
  );
}
