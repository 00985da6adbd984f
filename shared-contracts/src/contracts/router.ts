/**
 * The exports of React Router that remotes may use. Federation shares this module instead of the
 * library itself, so that the page has one instance. A longer list is a change of contract: it
 * costs bytes on every page.
 */

export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
  To,
} from 'react-router-dom';
export {
  // Only for remotes released before decision 032; newer ones use `Region`.
  Await,
  data,
  Form,
  isRouteErrorResponse,
  Link,
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
