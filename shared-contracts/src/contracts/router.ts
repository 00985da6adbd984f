/**
 * The parts of React Router that remotes may use: one instance for the whole page, shared by
 * federation in place of the library. Extending the list is a change of contract: it costs bytes on every page.
 */

export type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunctionArgs,
  To,
} from 'react-router-dom';
export {
  // For remotes released before decision 032; `loading/Part` replaces it.
  Await,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  NavLink,
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
