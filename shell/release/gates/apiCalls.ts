import { apiCalls as contractCalls } from '@marketplace/contracts/api/apiCalls';
import { type Gate, isDescribed } from './Gate';

const CONTRACT = Object.values(contractCalls).map(({ method, path }) => ({ method, path }));

/** Finds calls that are not in the API contract. No API host supports such calls. */
export const apiCalls: Gate = {
  name: 'api-calls',
  find: ({ candidate }) => {
    if (!isDescribed(candidate)) return [];
    const unknown = candidate.manifest.apiCalls.filter(({ call }) => !isInContract(call));
    return unknown.map(({ call, at }) => ({
      what: `\`${call}\` is a call to no endpoint of the contract`,
      forWhom: `shoppers of ${candidate.part}: the API host answers 404`,
      mend: `${at}: make a call of shared-contracts/src/contracts/api/apiCalls.ts, or add this one there and to the API first`,
    }));
  },
};

/** Removes the names of path parameters, because they need not match. */
const shapeOf = (path: string) => path.replaceAll(/\{\w*\}|:\w+/g, '{}');

function isInContract(call: string): boolean {
  const [method = '', path = ''] = call.split(' ');
  return CONTRACT.some(
    (known) =>
      (method === 'ANY' || method === known.method) && shapeOf(path) === shapeOf(known.path),
  );
}
