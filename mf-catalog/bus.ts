import {
  type PartBus,
  bus as pageBus,
  type UseRetained,
  useRetained as usePageRetained,
} from '@marketplace/contracts/events';
import type { manifest } from './manifest';

/** The page's bus with the topics of this remote's manifest; no other compiles. */
export const bus: PartBus<typeof manifest> = pageBus;

/** The last value of a retained topic, and again at each change. */
export const useRetained: UseRetained<typeof manifest> = usePageRetained;
