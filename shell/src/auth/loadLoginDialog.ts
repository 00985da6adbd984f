const load = () => import(/* webpackChunkName: "login-dialog" */ './LoginDialog');

/** The login dialog's code; most visits never need it. A failed load is tried anew by the next. */
export const loadLoginDialog = Object.assign(load, {
  /** On intent, so that it is there when it is asked for; whoever opens it reports a failure. */
  early: () => void load().catch(() => {}),
});
