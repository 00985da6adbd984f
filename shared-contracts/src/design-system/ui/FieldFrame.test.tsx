import { fieldPartIds } from './FieldFrame';

it.each([
  [{}, undefined],
  [{ hint: 'a' }, 'x-hint'],
  [{ error: 'b' }, 'x-error'],
  [{ hint: 'a', error: 'b' }, 'x-error x-hint'],
  [{ hint: null, error: undefined }, undefined],
])('fieldPartIds describes a control with %j by the ids %p', (shown, describedBy) => {
  expect(fieldPartIds('x', shown).describedBy).toBe(describedBy);
});
