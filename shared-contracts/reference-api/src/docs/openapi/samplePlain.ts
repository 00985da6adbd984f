import type { JsonSchema } from './JsonSchema';

const UUID = '3f2b6c1a-9d84-4e57-a0c3-7b1e5d92f806';
const MOMENT = '2024-05-01T09:30:00.000Z';

/** The first value of a plain type that fits. */
export function samplePlain({ type, format, minimum }: JsonSchema): unknown {
  const kind = Array.isArray(type) ? type[0] : type;
  switch (kind) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? 1);
    case 'string':
      return samples.get(format ?? '') ?? 'text';
    default:
      return null;
  }
}

const samples = new Map([
  ['date-time', MOMENT],
  ['guid', UUID],
  ['uuid', UUID],
]);
