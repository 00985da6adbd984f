import {
  type Bus,
  type PartBus,
  bus as pageBus,
  type UseRetained,
  useRetained as usePageRetained,
} from '@marketplace/contracts/events';
import type { manifest } from './manifest';

type HostBus = Pick<Bus, 'onHeld' | 'releaseHeld' | 'onHandlerError' | 'trail'>;

/** The page's bus with the topics of the shell's manifest; no other compiles. */
export const bus: PartBus<typeof manifest> & HostBus = pageBus;

/** The last value of a retained topic, and again at each change. */
export const useRetained: UseRetained<typeof manifest> = usePageRetained;
