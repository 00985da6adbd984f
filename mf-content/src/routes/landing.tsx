import { useLoaderData } from '@marketplace/contracts/router';
import { Landing } from '../landing/Landing';
import type { loader } from './landing.loader';

export function Component() {
  return <Landing {...useLoaderData<typeof loader>()} />;
}
