import { orderSteps } from './orderSteps';

it.each([
  ['placed', 'placed:current confirmed:ahead shipped:ahead delivered:ahead'],
  ['confirmed', 'placed:reached confirmed:current shipped:ahead delivered:ahead'],
  ['shipped', 'placed:reached confirmed:reached shipped:current delivered:ahead'],
  ['delivered', 'placed:reached confirmed:reached shipped:reached delivered:current'],
  ['cancelled', 'placed:reached cancelled:current'],
] as const)('shows the way of an order that is %s', (status, way) => {
  const steps = orderSteps(status).map((step) => `${step.status}:${step.state}`);
  expect(steps.join(' ')).toBe(way);
});
