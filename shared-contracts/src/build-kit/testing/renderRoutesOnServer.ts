import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { I18nProvider, type Messages, setupI18n } from '../../contracts/i18n';
import type { Locale } from '../../contracts/i18n/locale';
import type { PageHead } from '../../contracts/pages/PageHead';
import { joinRoute } from './joinRoute';

interface ServerRenderOptions {
  /** Requested path; `/` by default. */
  path?: string;
  locale?: Locale;
  /** Compiled messages; by default, the English source texts. */
  messages?: Messages;
  headers?: Record<string, string>;
  /**
   * Fields of a form that is submitted to the path without JavaScript. Pairs of name and value can
   * repeat a field.
   */
  form?: Record<string, string> | [string, string][];
}

interface ServerRender {
  status: number;
  location: string | null;
  /** `Set-Cookie` values of a redirect or of the action that handled a form. */
  cookies: string[];
  html: string;
  /** Head data returned by the page's loader. */
  head: PageHead | undefined;
}

const ORIGIN = 'https://shop.test';

/**
 * Runs loaders and renders routes to HTML, like a render worker. If the API refuses the token,
 * pages with the guard `userAuth` redirect to the home page.
 */
export async function renderRoutesOnServer(
  routes: RouteObject[],
  { path = '/', locale = 'en', messages = {}, headers, form }: ServerRenderOptions = {},
): Promise<ServerRender> {
  const handler = createStaticHandler(routes.map(joinRoute));
  const sent = form && { method: 'POST', body: new URLSearchParams(form) };
  const context = await handler.query(new Request(new URL(path, ORIGIN), { headers, ...sent }));
  if (context instanceof Response) {
    const location = context.headers.get('location');
    const cookies = context.headers.getSetCookie();
    return { status: context.status, location, cookies, html: '', head: undefined };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  // jsdom has no `setImmediate`, which React needs to render on a server.
  globalThis.setImmediate ??= setImmediate;
  const { prelude } = await prerenderToNodeStream(createElement(I18nProvider, { i18n }, page));
  const html = await text(prelude);
  const heads = Object.values(context.loaderData).map((data) => data?.head);
  const cookies = Object.values(context.actionHeaders).flatMap((each) => each.getSetCookie());
  return { status: context.statusCode, location: null, cookies, html, head: heads.at(-1) };
}
