import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';

/**
 * @returns phrases that say why published payloads do not fit what a subscriber expects; empty if
 * they fit. Ignores fields that the subscriber does not know, and missing fields that it does not
 * require.
 * @param path place of the value in the payload, which the phrases name
 */
export function payloadDifferences(
  published: PayloadSchema,
  expected: PayloadSchema,
  path = '',
): string[] {
  const choices = choicesOf(published);
  if (choices) return choices.flatMap((choice) => payloadDifferences(choice, expected, path));
  const accepted = choicesOf(expected);
  if (accepted) {
    const each = accepted.map((choice) => payloadDifferences(published, choice, path));
    const isAccepted = each.some((differences) => differences.length === 0);
    const sameType = accepted.findIndex(({ type }) => type === published.type);
    return isAccepted ? [] : (each[Math.max(sameType, 0)] ?? []);
  }
  const name = path || 'the payload';
  if (published.type !== expected.type) {
    return [`\`${name}\` is ${typeName(published)} where ${typeName(expected)} is expected`];
  }
  return [
    ...unknownValues(published, expected, name),
    ...fieldDifferences(published, expected, path),
    ...itemDifferences(published, expected, path),
  ];
}

/** @returns the alternatives of a schema; undefined if there are none */
function choicesOf({ anyOf, type, ...rest }: PayloadSchema): PayloadSchema[] | undefined {
  if (anyOf) return anyOf;
  return Array.isArray(type) ? type.map((each) => ({ ...rest, type: each })) : undefined;
}

const typeName = ({ type = 'any value' }: PayloadSchema) => type;

const valuesOf = ({ enum: values, const: only }: PayloadSchema) =>
  values ?? (only === undefined ? undefined : [only]);

function unknownValues(published: PayloadSchema, expected: PayloadSchema, name: string): string[] {
  const accepted = valuesOf(expected);
  if (!accepted) return [];
  const given = valuesOf(published);
  if (!given) return [`\`${name}\` may be anything, where ${accepted.join(', ')} is expected`];
  const unknown = given.filter((value) => !accepted.includes(value));
  return unknown.map((value) => `\`${name}\` may be "${value}", which is not known`);
}

function fieldDifferences(
  published: PayloadSchema,
  expected: PayloadSchema,
  path: string,
): string[] {
  const given = published.properties ?? {};
  const surplus = Object.keys(given).filter((field) => !expected.properties?.[field]);
  return Object.entries(expected.properties ?? {}).flatMap(([field, schema]) => {
    const name = path ? `${path}.${field}` : field;
    const isRequired = expected.required?.includes(field) ?? false;
    const found = given[field];
    if (!found) {
      const instead = surplus.length > 0 ? ` (it has ${surplus.map(quote).join(', ')})` : '';
      return isRequired ? [`the field ${quote(name)} is missing${instead}`] : [];
    }
    const mayLack = isRequired && !published.required?.includes(field);
    return [
      ...(mayLack ? [`the field ${quote(name)} may be missing`] : []),
      ...payloadDifferences(found, schema, name),
    ];
  });
}

const quote = (name: string) => `\`${name}\``;

function itemDifferences(
  { items: given }: PayloadSchema,
  { items: expected }: PayloadSchema,
  path: string,
): string[] {
  return given && expected ? payloadDifferences(given, expected, `${path}[]`) : [];
}
