import type { SearchPlace } from '@marketplace/contracts/api/products';
import { categoryPath, featuredSectionPath, shopPath } from '@marketplace/contracts/routes';

export function placePath({ kind, uuid, handle }: SearchPlace): string {
  if (kind === 'section') return featuredSectionPath(uuid);
  return kind === 'shop' ? shopPath(handle) : categoryPath(handle);
}
