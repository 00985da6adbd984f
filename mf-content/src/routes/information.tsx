import { useLoaderData } from '@marketplace/contracts/router';
import { InformationArticle } from '../information/InformationArticle';
import type { loader } from './information.loader';

export function Component() {
  const { text } = useLoaderData<typeof loader>();
  return <InformationArticle text={text} />;
}
