import { useLoaderData } from '@marketplace/contracts/router';
import { InformationText } from '../information/InformationText';
import type { loader } from './information.loader';

export function Component() {
  const { text } = useLoaderData<typeof loader>();
  return <InformationText text={text} />;
}
