import type { SerializedError } from '../composition/Composition';

/** A status as React Router's hydration reads errors back: by `__type`. */
export function serializeStatus(status: number, statusText = ''): SerializedError {
  return { status, statusText, data: null, internal: false, __type: 'RouteErrorResponse' };
}
