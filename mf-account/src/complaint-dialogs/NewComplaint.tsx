import { Await } from '@marketplace/contracts/router';
import { Suspense, useState } from 'react';
import type { RegionData } from '../region-data/regionData';
import { ComplaintDialog } from './ComplaintDialog';
import type { LineAbout } from './LineAbout';
import { LineChooser } from './LineChooser';

interface NewComplaintProps {
  /** The line that the address names; without one, or where it cannot be had, one is chosen. */
  about: RegionData<LineAbout | null>;
  onClose: () => void;
}

/** A complaint from the start: about which line of which order, then what is wrong. */
export function NewComplaint({ about, onClose }: NewComplaintProps) {
  const [chosen, setChosen] = useState<LineAbout>();
  if (chosen) return <ComplaintDialog about={chosen} onClose={onClose} />;
  const chooser = <LineChooser onChoose={setChosen} onClose={onClose} />;
  return (
    <Suspense fallback={null}>
      <Await resolve={about} errorElement={chooser}>
        {(line: LineAbout | null | undefined) =>
          line ? <ComplaintDialog about={line} onClose={onClose} /> : chooser
        }
      </Await>
    </Suspense>
  );
}
