/**
 * Variables that a render process has use for: where its system is, spans and a bucket of releases. It runs
 * the code of every remote, which is told no secret of the API and none of those who release.
 */
const NEEDED =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|SYSTEMROOT|MALLOC_\w+|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|OTEL_\w+|AWS_\w+)$/i;

export const workerEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(environment).filter(([name]) => NEEDED.test(name))),
  NODE_ENV: 'production',
});
