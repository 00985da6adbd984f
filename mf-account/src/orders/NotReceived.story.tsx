import { buildHandOver } from '../testing/buildHandOver';
import { buildOrder } from '../testing/buildOrder';
import { NotReceived } from './NotReceived';

export const WithCode = () => (
  <NotReceived orderUuid={buildOrder().uuid} handOver={buildHandOver()} />
);

export const WithoutCode = () => (
  <NotReceived
    orderUuid={buildOrder().uuid}
    handOver={buildHandOver({
      code: null,
      area: 'Hemayetpur Bazar beside the old water tank, Savar, Dhaka',
    })}
  />
);
