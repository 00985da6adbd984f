import { CamelCasePlugin } from 'kysely';

/** Columns are `snake_case` in the database and `camelCase` here; what lies in JSON stays as it is. */
export const columnNames = new CamelCasePlugin({ maintainNestedObjectKeys: true });
