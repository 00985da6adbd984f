import { exportedNames } from './engineExports';

it('exportedNames lists exported values and types, also from a statement of several lines', () => {
  const source = `/** export { not } */
import { unused } from './unused';
export { critical, type Deferrable } from './loaderData';
export {
  Region,
} from './Region';
export type { Props } from './Region';
export * from './pageLife';
`;
  expect(exportedNames(source)).toEqual([
    'critical',
    'Deferrable',
    'Region',
    'Props',
    "* from './pageLife';",
  ]);
});
