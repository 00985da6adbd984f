import {
  type PartBus,
  bus as pageBus,
  type UseRetained,
  useRetained as usePageRetained,
} from '@marketplace/contracts/events';
import type { manifest } from './manifest';

/** The page's bus, limited to the topics in this remote's manifest; other topics do not compile. */
export const bus: PartBus<typeof manifest> = pageBus;

/** Returns the last value of a retained topic, and renders again at each change. */
export const useRetained: UseRetained<typeof manifest> = usePageRetained;
