/**
 * The exports of React Router that remotes may use. Federation shares this module instead of the
 * library itself, so that the page has one instance of the library. A new export counts as a change
 * of the contract, because it costs bytes on every page.
 */

import { type ComponentProps, createElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
  To,
} from 'react-router-dom';
export {
  // Only for remotes released before decision 032; newer remotes use `Region`.
  Await,
  data,
  Form,
  isRouteErrorResponse,
  Outlet,
  redirect,
  redirectDocument,
  replace,
  useActionData,
  useAsyncError,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';

/** A link without the attribute `data-discover`, which only React Router's framework mode reads. */
export const Link = (props: ComponentProps<typeof RouterLink>) =>
  createElement(RouterLink, { discover: 'none', ...props });
